import { createConsentStore, writeConsent } from '@plaza/consent';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTrackingStore, type TrackingDataSettings } from './core/data/tracking-store.ts';
import { createMemoryCookies, type MemoryCookies } from './testing/memory-cookies.ts';

type Visit = {
  readonly geo?: string;
  readonly cookies?: string;
  readonly query?: string;
  readonly persist?: TrackingDataSettings['persist'];
  readonly locale?: string;
};

const givenAt = new Date('2026-11-20T10:00:00Z');
const month = 'Max-Age=2592000; SameSite=Lax; Secure';

/** Opens a page of a browser whose consent is real. */
function openPage(jar: MemoryCookies, { query = '', ...visit }: Visit) {
  const consent = createConsentStore(
    {},
    {
      readCookies: jar.read,
      now: () => new Date('2026-11-21T07:00:00Z'),
      privacyControl: false,
      purge() {},
      reload() {},
      report(cause) {
        throw cause;
      },
    },
  );
  const { locale = 'es-ES', ...settings } = visit;
  const data = createTrackingStore(
    { locale, ...settings },
    { consent, query, readCookies: jar.read, writeCookie: jar.write, isSecure: true },
  );
  const decide = (...on: string[]) => {
    const isOn = (name: string) => on.includes(name);
    const choices = {
      preferences: isOn('preferences'),
      statistics: isOn('statistics'),
      marketing: isOn('marketing'),
    };
    jar.write(writeConsent({ necessary: true, ...choices, givenAt }, true));
    consent.refresh();
  };
  return { data, decide };
}

function visit({ geo = 'ES', cookies = '', ...rest }: Visit) {
  const jar = createMemoryCookies(`geo=${geo}${cookies && `; ${cookies}`}`);
  const page = openPage(jar, rest);
  const names = () =>
    jar
      .read()
      .split('; ')
      .map((pair) => pair.replace(/=.*/, ''))
      .filter((name) => name !== 'geo' && name !== 'consent');
  return { jar, names, ...page };
}

describe('§4.2 the tracking data of a page', () => {
  test('is in cookies at once, each once, unless the site says otherwise', () => {
    const { data, jar } = visit({ query: '?gclid=a&cc=b', cookies: 'pubid=c' });
    expect(data.get()).toEqual({ googleClickId: 'a', subId: 'b' });
    expect(jar.written).toEqual([
      `googleClickId=a; Path=/; ${month}`,
      'pubid=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      `subId=b; Path=/; ${month}`,
    ]);
    data.set({ impressionId: 'i', googleClickId: 'a' });
    expect(jar.written.slice(3)).toEqual([`impressionId=i; Path=/; ${month}`]);
    expect(data.get()).toEqual({ googleClickId: 'a', subId: 'b', impressionId: 'i' });
  });

  test('knows the alias that a click id came by, also on the next page', () => {
    const { data, jar } = visit({ query: '?wbraid=a' });
    expect([data.aliasOf('googleClickId'), data.aliasOf('subId')]).toEqual(['wbraid', undefined]);
    expect(openPage(jar, {}).data.aliasOf('googleClickId')).toBe('wbraid');
  });

  test('takes nothing that a cookie could not keep', () => {
    const { data, names } = visit({});
    data.set({ impressionId: 'a'.repeat(65), uniqueUserId: 'u' });
    expect(data.get()).toEqual({ uniqueUserId: 'u', subId: 'z' });
    expect(names()).toEqual(['uniqueUserId']);
  });
});

describe('design §7 tracking.persist: with-consent', () => {
  const persist = 'with-consent';

  test('in memory until marketing is allowed, in cookies then, and gone when it is withdrawn', () => {
    const { data, decide, names, jar } = visit({ persist, query: '?gbraid=a&cc=b' });
    data.set({ uniqueUserId: 'u' });
    expect(jar.written).toEqual([]);
    decide('statistics');
    expect(names()).toEqual([]);
    decide('statistics', 'marketing');
    expect(names()).toEqual(['googleClickId', 'googleClickIdAlias', 'subId', 'uniqueUserId']);
    data.set({ impressionId: 'i' });
    expect(names()).toContain('impressionId');
    decide('statistics');
    expect(names()).toEqual([]);
    data.set({ impressionId: 'j' });
    expect(names()).toEqual([]);
    expect(data.get()).toMatchObject({ googleClickId: 'a', impressionId: 'j' });
  });

  test('what lies there is not read before, and counts from then on', () => {
    const { data, decide, names } = visit({ persist, cookies: 'pubid=p; subId=s', query: '?ui=1' });
    expect(data.get()).toEqual({ userInputId: '1', subId: 'z' });
    decide('marketing');
    expect(data.get()).toEqual({ userInputId: '1', subId: 's', pubid: 'p' });
    expect(names().sort()).toEqual(['pubid', 'subId', 'userInputId']);
  });

  test('nothing is left of one who has denied, and nobody is denied who was not asked yet', () => {
    const asked = visit({ persist, cookies: 'pubid=p' });
    expect(asked.names()).toEqual(['pubid']);
    asked.decide();
    expect(asked.names()).toEqual([]);
    asked.jar.write('pubid=p; Path=/');
    openPage(asked.jar, { persist });
    expect(asked.names()).toEqual([]);
  });

  test('§4.1 where no consent is required cookies hold it at once', () => {
    expect(visit({ persist, geo: 'US', query: '?gclid=a' }).names()).toEqual([
      'googleClickId',
      'locale',
    ]);
  });
});

describe('§4.2 the locale', () => {
  test.each<[string, Visit, string[], string[]]>([
    ['nobody has decided', {}, [], []],
    ['preferences are allowed', {}, ['preferences'], [`locale=es-ES; Path=/; ${month}`]],
    ['something else is allowed', {}, ['statistics', 'marketing'], []],
    ['it is stored already', { cookies: 'locale=es-ES' }, ['preferences'], []],
    [
      'another one is',
      { cookies: 'locale=sv-SE' },
      ['preferences'],
      [`locale=es-ES; Path=/; ${month}`],
    ],
    [
      'it was denied',
      { cookies: 'locale=es-ES' },
      ['marketing'],
      ['locale=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
    ],
  ])('%s', (...[, facts, choices, expected]) => {
    const { jar, decide, data } = visit(facts);
    if (choices.length > 0) decide(...choices);
    expect(jar.written.filter((text) => text.startsWith('locale'))).toEqual(expected);
    expect(data.storedLocale).toBe(facts.cookies?.slice('locale='.length));
  });

  test('is stored where no consent is required', () => {
    expect(visit({ geo: 'US' }).names()).toEqual(['locale']);
    expect(visit({ geo: 'ES' }).names()).toEqual([]);
  });
});

test('design §7 whatever is decided on whatever page: without marketing no cookie of ours is there', () => {
  const step = fc.oneof(
    fc.record({ query: fc.constantFrom('', '?gclid=a', '?cc=b', '?wbraid=c&cc=d', '?uit=e') }),
    fc.record({ decide: fc.subarray(['preferences', 'statistics', 'marketing']) }),
    fc.record({ set: fc.record({ uniqueUserId: fc.constantFrom('u', 'v') }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { jar, names, ...first } = visit({ persist: 'with-consent' });
      let page: Pick<typeof first, 'data' | 'decide'> = first;
      let isAllowed = false;
      for (const it of steps) {
        if ('query' in it) page = openPage(jar, { persist: 'with-consent', query: it.query });
        if ('set' in it) page.data.set(it.set);
        if ('decide' in it) {
          page.decide(...it.decide);
          isAllowed = it.decide.includes('marketing');
        }
        const ours = names().filter((name) => name !== 'locale');
        const known = Object.values(page.data.get()).filter((value) => value !== 'z');
        expect(ours.filter((name) => !name.endsWith('Alias'))).toHaveLength(
          isAllowed ? known.length : 0,
        );
      }
    }),
    { numRuns: 500 },
  );
});
