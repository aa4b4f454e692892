/** The language of the page: `speech.words` says everything in it. */
import { keyOf, store, stored } from './storage';
import { load, preferred, type Language, type Words } from './words';

class Speech {
  words = $state.raw<Words>() as Words;

  async speak(language: Language): Promise<void> {
    this.words = await load(language);
    document.documentElement.lang = language;
  }

  /** Speak another language, now and at the next visit. */
  async change(language: Language): Promise<void> {
    store('language', language);
    await this.speak(language);
  }

  /** Speak the language that was chosen before, or the browser's. */
  begin(): Promise<void> {
    return this.speak(preferred(stored('language'), navigator.languages));
  }
}

export const speech = new Speech();

/** A language chosen in another tab is spoken here too, if its catalogue can be loaded. */
addEventListener('storage', ({ key }) => {
  if (key === keyOf('language')) speech.begin().catch(() => {});
});
