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

test.for([
  'https://connect.facebook.net.attacker.example/x.js',
  'https://attacker.example/https://bat.bing.com/bat.js',
  'http://bat.bing.com/bat.js',
  'data:text/javascript,1',
  '/own.js',
])('design §3 no script but of a vendor’s host is loaded: %s', (url) => {
  expect(() => loadScript(url, () => {})).toThrow(`Not a vendor's script: ${url}`);
  expect(appended).toEqual([]);
});

test('design §3 a vendor’s script is', () => {
  loadScript('https://bat.bing.com/bat.js', () => {});
  expect(appended).toMatchObject([{ src: 'https://bat.bing.com/bat.js' }]);
});
