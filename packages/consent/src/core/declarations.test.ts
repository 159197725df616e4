import type { Cookie } from '@plaza/contract';
import { describe, expect, test } from 'vitest';
import type { DeclaredProvider } from '../model/cookie-declarations.ts';
import { declarationVersions, fingerprint } from './declaration-versions.ts';
import { declaredNames } from './declared-names.ts';

const cookie = (name: string, change: Partial<Cookie> = {}): Cookie => ({
  name,
  description: `Sobre ${name}`,
  expiration: '1 año',
  type: 'HTTP',
  enabled: true,
  ...change,
});

const meta: DeclaredProvider = {
  category: 'marketing',
  providerName: 'Meta',
  url: 'https://meta.example/',
  cookies: [cookie('_fbp'), cookie('_fbc')],
};
const google: DeclaredProvider = { ...meta, providerName: 'Google', cookies: [cookie('_ga')] };
const clarity: DeclaredProvider = { ...meta, category: 'statistics', cookies: [cookie('_clck')] };
const necessary: DeclaredProvider = {
  ...meta,
  category: 'necessary',
  cookies: [cookie('consent')],
};
const providers = [meta, google, clarity, necessary];

test('§3.3, §4.1 declared names per category include disabled ones, and names that need a second category under both', () => {
  const off = { ...google, cookies: [cookie('_gid', { enabled: false }), cookie('_fbp')] };
  expect(declaredNames([...providers, off], { statistics: ['_ga', '_gid'] })).toEqual({
    preferences: [],
    statistics: ['_ga', '_clck', '_gid'],
    marketing: ['_fbp', '_fbc', '_ga', '_gid'],
  });
});

describe('declaration versions', () => {
  const withMeta = (cookies: Cookie[]) => [{ ...meta, cookies }, google, clarity];

  test('have 4 characters for each of three categories', async () => {
    expect(await declarationVersions(providers)).toMatch(/^[\w-]{12}$/);
  });

  test.for<[string, DeclaredProvider[]]>([
    ['order', [clarity, google, { ...meta, cookies: [...meta.cookies].reverse() }]],
    ['descriptions', withMeta([cookie('_fbp', { description: 'Otra' }), cookie('_fbc')])],
    ['what is not enabled', withMeta([...meta.cookies, cookie('_x', { enabled: false })])],
    ['what needs no consent', [meta, google, clarity]],
  ])('%s makes no difference', async ([, same]) =>
    expect(await declarationVersions(same)).toEqual(await declarationVersions(providers)),
  );

  test.for<[string, DeclaredProvider[]]>([
    ['a further cookie', withMeta([...meta.cookies, cookie('_x')])],
    ['one less', withMeta([cookie('_fbp')])],
    ['another life', withMeta([cookie('_fbp', { expiration: '2 años' }), cookie('_fbc')])],
    ['another type', withMeta([cookie('_fbp', { type: 'Local' }), cookie('_fbc')])],
    ['another provider', [{ ...meta, providerName: 'Other' }, google, clarity]],
  ])('%s changes its own category alone', async ([, changed]) => {
    const [before, after] = [
      await declarationVersions(providers),
      await declarationVersions(changed),
    ];
    expect(after).not.toBe(before);
    expect(after.slice(0, 8)).toBe(before.slice(0, 8));
  });
});

test('a fingerprint is SHA-256, as sha256sum prints it', async () =>
  expect(await fingerprint('a')).toBe(
    // printf '"a"' | sha256sum
    'ac8d8342bbb2362d13f0a559a3621bb407011368895164b628a54f7fc33fc43c',
  ));
