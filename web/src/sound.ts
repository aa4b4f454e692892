/** The phone vibrates; two sounds made by the browser itself: a knock for your turn, a gong for a race. */

let audio: AudioContext | null = null;

/** Before the first touch a browser makes no sound and does not vibrate; asking it to is an error in the console. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function vibrate(): void {
  if (touched()) navigator.vibrate?.(60);
}

function strike(frequency: number, seconds: number, type: OscillatorType): void {
  if (!touched()) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(frequency, audio.currentTime);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.6, audio.currentTime + seconds);
  loud.gain.setValueAtTime(0.25, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  tone.connect(loud).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}

export const knock = (): void => strike(180, 0.12, 'triangle');
export const gong = (): void => strike(330, 0.9, 'sine');
