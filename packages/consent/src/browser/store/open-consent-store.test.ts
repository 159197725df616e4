import { afterEach, expect, test, vi } from 'vitest';
import { choicesBy } from '../../model/categories.ts';
import { openConsentStore } from './open-consent-store.ts';

afterEach(() => vi.unstubAllGlobals());

const names = { preferences: [], statistics: ['_ga'], marketing: ['_fbp'] };

/** The page of a browser with a cookie of each category, and what it deletes. */
function openPage() {
  const parting: (() => void)[] = [];
  let deleted = new Set<string>();
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=1; _fbp=1';
    },
    set cookie(text: string) {
      deleted.add(text.replace(/=.*/, ''));
    },
    addEventListener() {},
  });
  vi.stubGlobal('location', { hostname: 'olivar.example', pathname: '/', protocol: 'https:' });
  vi.stubGlobal('BroadcastChannel', class {});
  vi.stubGlobal('dispatchEvent', () => {});
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'visibilitychange') parting.push(listener);
  });
  const deletedBy = (act: () => void) => {
    deleted = new Set();
    act();
    return [...deleted];
  };
  const store = openConsentStore({ mode: 'external', names }, { report: () => {} });
  return { store, deletedBy, part: () => parting.forEach((listener) => void listener()) };
}

test('§4.1 what is withdrawn is deleted, and once more in parting, unless it was allowed again', () => {
  const { store, deletedBy, part } = openPage();
  store.setExternal(choicesBy(() => true));
  expect(deletedBy(() => store.setExternal(choicesBy(() => false)))).toEqual(['_ga', '_fbp']);
  expect(deletedBy(part)).toEqual(['_ga', '_fbp']);
  store.setExternal(choicesBy((name) => name === 'marketing'));
  expect(deletedBy(part)).toEqual(['_ga']);
});
