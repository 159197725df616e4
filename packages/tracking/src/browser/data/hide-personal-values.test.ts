import { afterEach, expect, test, vi } from 'vitest';
import { hidePersonalValues } from './hide-personal-values.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page at an address; returns its query and the remaining address. */
function arriveAt(path: string) {
  const url = new URL(path, 'https://olivar.example');
  let left = url.href;
  vi.stubGlobal('location', url);
  vi.stubGlobal('history', { replaceState: (_: null, __: string, to: string) => (left = to) });
  return { query: hidePersonalValues(), left: left.replace(url.origin, '') };
}

test.each([
  ['/lp/?gclid=G&Email=a#phone=1', '?gclid=G&Email=a', '/lp/?gclid=G'],
  ['/politica/#arrival?gclid=G&cc=s', '&gclid=G&cc=s', '/politica/'],
  ['/politica/?x=1#arrival?gclid=G', '?x=1&gclid=G', '/politica/?x=1'],
  ['/lp/#ofertas', '', '/lp/#ofertas'],
  ['/;email=a//b', '', '///b'],
])('§3.2, decision 25 at %s arrives %s, and %s is left', (path, query, left) => {
  expect(arriveAt(path)).toEqual({ query, left });
});
