import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONSENT_MAX_AGE } from '../model/consent-cookie.ts';
import { type ConsentState, defaultConsent } from '../model/consent-state.ts';
import { readConsent } from './read-consent.ts';
import { writeConsent } from './write-consent.ts';

const now = new Date('2026-11-21T07:00:00Z');
const day = 24 * 60 * 60 * 1000;
const id = 'AbCdEfGhIjKlMnOpQrSt_-';
const fields = {
  necessary: true,
  preferences: true,
  statistics: false,
  marketing: true,
  givenAt: '2026-11-20T10:00:00Z',
};
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
const cookie = (value: unknown) => `consent=${encodeURIComponent(JSON.stringify(value))}`;
const sent = (text: string) => text.split(';')[0] ?? '';

const base64url = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const letters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...base64url), minLength: length, maxLength: length });
const givenState = fc.record(
  {
    necessary: fc.constant<true>(true),
    preferences: fc.boolean(),
    statistics: fc.boolean(),
    marketing: fc.boolean(),
    givenAt: fc
      .integer({ min: now.getTime() / 1000 - CONSENT_MAX_AGE + 1, max: now.getTime() / 1000 })
      .map((seconds) => new Date(seconds * 1000)),
    id: letters(22),
    versions: letters(12),
  },
  { requiredKeys: ['necessary', 'preferences', 'statistics', 'marketing', 'givenAt', 'id'] },
);

describe('§4.1 the consent cookie', () => {
  test('§3.3 is written with all fields, for one year and the whole site', () => {
    const state = { ...defaultConsent, marketing: true, givenAt: now, id };
    const [value, ...attributes] = writeConsent(state, { isSecure: true }).split('; ');
    expect(JSON.parse(decodeURIComponent(value?.slice('consent='.length) ?? ''))).toEqual({
      necessary: true,
      preferences: false,
      statistics: false,
      marketing: true,
      givenAt: '2026-11-21T07:00:00Z',
      id,
    });
    expect(attributes).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax', 'Secure']);
  });

  test('§4.1 reads what it writes, within 200 bytes of valid cookie characters', () => {
    fc.assert(
      fc.property(givenState, fc.boolean(), (state, isSecure) => {
        const text = sent(writeConsent(state, { isSecure }));
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text).toMatch(/^consent=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/);
        expect(readConsent(`geo=ES; ${text}; locale=es-ES`, now)).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  test.each<[string, string, Partial<ConsentState>]>([
    ['the five fields of §3.3', cookie(fields), {}],
    ['milliseconds', cookie({ ...fields, givenAt: '2026-11-20T10:00:00.000Z' }), {}],
    ['fields of a later version', cookie({ ...fields, more: [1] }), {}],
    ['JSON that is not encoded', `consent=${JSON.stringify(fields)}`, {}],
    ['an id', cookie({ ...fields, id }), { id }],
    [
      'an id and versions',
      cookie({ ...fields, id: `${id}aaaabbbbcccc` }),
      { id, versions: 'aaaabbbbcccc' },
    ],
    ['another beside it', `consent=x; ${cookie(fields)}; consent=%7B`, {}],
    [
      'an older one of the same choices before it',
      `${cookie({ ...fields, givenAt: '2026-01-01T00:00:00Z' })}; ${cookie({ ...fields, id })}`,
      { id },
    ],
    [
      'a newer one that allows more beside it',
      `${cookie({ ...fields, id })}; ${cookie({ ...fields, statistics: true, givenAt: at(-day / 2) })}`,
      { id },
    ],
    [
      'one dated ahead beside it',
      `${cookie(fields)}; ${cookie({ ...fields, marketing: false, givenAt: at(day) })}`,
      {},
    ],
  ])('§3.3 %s: given', (_case, cookies, further) => {
    const { givenAt, ...choices } = fields;
    expect(readConsent(cookies, now)).toEqual({
      ...choices,
      givenAt: new Date(givenAt),
      ...further,
    });
  });

  test.each<[string, string]>([
    ['no cookie', ''],
    ['another cookie', 'consent2=1; noconsent=2'],
    ['nothing in it', 'consent='],
    ['no JSON', 'consent=yes'],
    ['half of it', cookie(fields).slice(0, -12)],
    ['broken encoding', 'consent=%E0%A4%A'],
    ['no object', cookie([true, true, true])],
    ['null', cookie(null)],
    ['a text', cookie('{"necessary":true}')],
    ['necessary off', cookie({ ...fields, necessary: false })],
    ['a category missing', cookie({ ...fields, marketing: undefined })],
    ['a category that is not a boolean', cookie({ ...fields, marketing: 1 })],
    ['no date', cookie({ ...fields, givenAt: undefined })],
    ['a date as a number', cookie({ ...fields, givenAt: now.getTime() })],
    ['a date that does not exist', cookie({ ...fields, givenAt: '2026-13-41T10:00:00Z' })],
    ['a day without a time', cookie({ ...fields, givenAt: '2026-11-20' })],
    ['a year ago', cookie({ ...fields, givenAt: at(-CONSENT_MAX_AGE * 1000) })],
    ['a minute ahead', cookie({ ...fields, givenAt: at(60_000) })],
    ['tomorrow', cookie({ ...fields, givenAt: at(day) })],
    ['a forged id', cookie({ ...fields, id: 'x' })],
    ['an id that is no text', cookie({ ...fields, id: { length: 22 } })],
  ])('§4.1 %s: not given', (_case, cookies) =>
    expect(readConsent(cookies, now)).toBe(defaultConsent),
  );

  test('design §7 a category is allowed only if all valid cookies allow it', () => {
    const planted = fc.record({
      choices: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
      age: fc.integer({ min: -30, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(planted, { maxLength: 4 }), (several) => {
        const texts = several.map(({ choices: [preferences, statistics, marketing], age }) =>
          cookie({ necessary: true, preferences, statistics, marketing, givenAt: at(-age * day) }),
        );
        const valid = several.filter(({ age }) => age >= 0 && age < 365);
        const read = readConsent(texts.join('; '), now);
        expect([read.preferences, read.statistics, read.marketing]).toEqual(
          [0, 1, 2].map((it) => valid.length > 0 && valid.every(({ choices }) => choices[it])),
        );
        expect(read.givenAt !== undefined).toBe(valid.length > 0);
        expect(readConsent(texts.toReversed().join('; '), now)).toMatchObject({
          preferences: read.preferences,
          statistics: read.statistics,
          marketing: read.marketing,
        });
      }),
      { numRuns: 500 },
    );
  });

  test('tolerates a clock that is behind the browser’s', () =>
    expect(readConsent(cookie({ ...fields, givenAt: at(60_000) }), now, 60_000)).not.toBe(
      defaultConsent,
    ));

  test('§4.1 reading never throws and grants only what a complete cookie allows', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map(cookie),
          fc.json().map((json) => `consent=${json}`),
        ),
        (cookies) => {
          expect(readConsent(cookies, now)).toBe(defaultConsent);
        },
      ),
      { numRuns: 500 },
    );
  });
});
