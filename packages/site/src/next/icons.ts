import { createIconStore, type IconStore } from '../core/icons/create-icon-store.ts';
import { fetchIconSet } from '../core/icons/fetch-icon-set.ts';
import { readLocalIcons } from '../core/icons/local-icons.ts';
import { icons as limits } from '../model/icons.ts';
import type { App } from '../react/app.ts';
import { plainFetch } from './plain-fetch.ts';

const byApp = new WeakMap<App, IconStore>();

/** The icons of an app, read once per process. */
export function iconsOf(app: App): IconStore {
  const icons =
    byApp.get(app) ??
    createIconStore({
      readLocal: readLocalIcons,
      fetchSet: (...names) => fetchIconSet(plainFetch, limits.fallback, names),
      log: (entry) => app.log(entry),
      now: Date.now,
    });
  byApp.set(app, icons);
  return icons;
}
