import { afterAll, expect, test, vi } from 'vitest';
import { enhancements } from './enhancements.ts';

afterAll(() => vi.unstubAllGlobals());

/** A page that requires consent, in a browser where reading cookies throws. */
function openPage() {
  const queried: string[] = [];
  vi.stubGlobal('document', {
    querySelector(selector: string) {
      queried.push(selector);
      return selector === '[data-consent]' ? { dataset: { consent: '{"dialog":"/"}' } } : null;
    },
    querySelectorAll: () => [],
    addEventListener() {},
    get cookie() {
      throw new Error('The document is sandboxed');
    },
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', new URL('https://olivar.example/'));
  vi.stubGlobal('HTMLScriptElement', { supports: () => true });
  return queried;
}

test('§8 enhances the page, but does not track, when consent cannot be read', async () => {
  const queried = openPage();
  await import('./entry.ts');
  expect(queried).toEqual(expect.arrayContaining(enhancements.map(([selector]) => selector)));
  expect(queried).not.toContain('[data-tracking]');
});
