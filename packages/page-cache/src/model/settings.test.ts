import { expect, test } from 'vitest';
import type { ExtraSources } from './page.ts';
import { checkSettings } from './settings.ts';

test.each([
  ['an address that is none', { url: 'olivar' }, 'url: "olivar" is not an address'],
  ['unsafe-inline', { 'script-src': ["'unsafe-inline'"] }, 'script-src: "\'unsafe-inline\'"'],
  ['unsafe-eval', { 'script-src': ["'UNSAFE-eval'"] }, 'script-src: "\'UNSAFE-eval\'"'],
  ['a second directive', { 'img-src': ['a.example; script-src *'] }, 'img-src: "a.example;'],
  ['two sources in one', { 'img-src': ['a.example b.example'] }, 'img-src: "a.example b'],
  ['a directive that is ours', { 'base-uri': ['https://a.example'] }, 'add to "base-uri"'],
])('design §3.3 the policy of a site refuses %s', (_, wrong, message) => {
  const settings =
    'url' in wrong
      ? wrong
      : { url: 'https://a.example', contentSecurityPolicy: wrong as ExtraSources };
  expect(() => checkSettings(settings)).toThrow(message);
});

test('design §3.3 the policy of a language refuses what the policy of a site does', () => {
  const vendorSourcesByLanguage = { sv: { 'img-src': ['a.example; script-src *'] } };
  expect(() => checkSettings({ url: 'https://a.example', vendorSourcesByLanguage })).toThrow(
    'vendorSourcesByLanguage.sv.img-src: "a.example;',
  );
});

test('design §3.3 the policy of a site accepts hosts', () => {
  const contentSecurityPolicy = { 'img-src': ['https://img.example', 'data:'] };
  const settings = { url: 'https://olivar.example', contentSecurityPolicy };
  expect(checkSettings(settings)).toBe(settings);
});
