import { choicesBy } from '../model/categories.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { World } from './consent-world.test.support.ts';

export const all = choicesBy(() => true);
export const none = choicesBy(() => false);
export const statistics = { ...none, statistics: true };

/** One tab of one browser, in a country. */
export function visit(settings: ConsentSettings = {}, geo = 'ES') {
  const world = new World(settings, geo);
  return { world, tab: world.open() };
}

/** The categories that may run in a tab. */
export const granted = (tab: { store: { get(): { allowed: object } } }) =>
  Object.entries(tab.store.get().allowed)
    .filter(([, on]) => on)
    .map(([name]) => name);
