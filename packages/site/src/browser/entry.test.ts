import { afterAll, expect, test, vi } from 'vitest';
import { behaviours } from './behaviours.ts';

afterAll(() => vi.unstubAllGlobals());

/** A page that asks for consent, in a browser that throws where cookies are read. */
function openPage() {
  const looked: string[] = [];
  vi.stubGlobal('document', {
    querySelector(selector: string) {
      looked.push(selector);
      return selector === '[data-consent]' ? { dataset: { consent: '{"dialog":"/"}' } } : null;
    },
    addEventListener() {},
    get cookie() {
      throw new Error('The document is sandboxed');
    },
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', new URL('https://olivar.example/'));
  vi.stubGlobal('HTMLScriptElement', { supports: () => true });
  return looked;
}

test('§8 a page is brought to life where nothing can be known of consent', async () => {
  const looked = openPage();
  await import('./entry.ts');
  expect(looked).toEqual(expect.arrayContaining(behaviours.map(([selector]) => selector)));
  expect(looked).not.toContain('[data-tracking]');
});
