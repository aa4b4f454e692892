/** The screen stays awake while a match is shown, where the browser can do so. */

/** Begins now and ends when what it returns is called. A hidden page loses the lock, and asks again when it is shown. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (wanted) lock = given;
      else await given.release();
    } catch {
      // a battery that is low: the screen may sleep
    }
  };
  const again = (): void => void ask();

  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
