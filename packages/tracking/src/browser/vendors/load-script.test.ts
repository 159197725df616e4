import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

const appended: object[] = [];
beforeEach(() => {
  appended.length = 0;
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: object) => appended.push(script) },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test.for(['.attacker.example/x.js', '@attacker.example/bat.js', ':8443/bat.js', ''])(
  'design §3 loads scripts from a vendor’s host only: %s',
  (path) => {
    const host = 'https://bat.bing.com';
    expect(() => loadScript({ vendor: 'bing', host }, path, () => {})).toThrow(
      `Not a vendor's script: ${host}${path}`,
    );
    expect(appended).toEqual([]);
  },
);

test('design §3 a vendor’s script is', () => {
  loadScript({ vendor: 'bing', host: 'https://bat.bing.com' }, '/bat.js', () => {});
  expect(appended).toMatchObject([{ src: 'https://bat.bing.com/bat.js' }]);
});
