import type { InterfaceWords } from '../model/interface-words.ts';
import type { App } from './app.ts';

/** @throws Error naming the locale whose words the app does not have */
export function wordsOf(app: App, locale: string): InterfaceWords {
  const words = app.words[locale];
  if (!words) throw new Error(`The app has no words for the locale ${locale}`);
  return words;
}
