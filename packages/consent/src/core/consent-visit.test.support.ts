import { choicesBy } from '../model/categories.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { BrowserModel } from './browser-model.test.support.ts';

export const all = choicesBy(() => true);
export const none = choicesBy(() => false);
export const statistics = { ...none, statistics: true };

/** Opens one tab of a browser in a country. */
export function visit(settings: ConsentSettings = {}, geo = 'ES') {
  const browser = new BrowserModel(settings, geo);
  return { browser, tab: browser.open() };
}

/** The categories that may run in a tab. */
export const granted = (tab: { store: { get(): { allowed: object } } }) =>
  Object.entries(tab.store.get().allowed)
    .filter(([, on]) => on)
    .map(([name]) => name);
