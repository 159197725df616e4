import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryCookies } from './testing/memory-cookies.ts';
import { month, openPage, type Visit, visit } from './tracking-visit.test.support.ts';

describe('§4.2 the tracking data of a page', () => {
  test('is stored in cookies at once by default, each written once', () => {
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

  test('a page that is rendered ahead stores and clears nothing until it is shown', async () => {
    const { promise: shown, resolve: show } = Promise.withResolvers<void>();
    const cookies = 'pubid=c; subId=o; locale=sv-SE';
    const { data, jar, decide } = visit({ query: '?gclid=a&cc=n', cookies, shown });
    expect(data.get()).toEqual({ googleClickId: 'a', subId: 'n' });
    decide('preferences');
    expect(jar.written.filter((text) => !text.startsWith('consent'))).toEqual([]);
    expect(jar.read()).toContain(cookies);
    show();
    await shown;
    expect(jar.read()).not.toContain('pubid');
    expect(jar.read()).toMatch(/googleClickId=a.*; locale=es-ES|locale=es-ES.*googleClickId=a/);
    expect(data.storedLocale).toBe('sv-SE');
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

  test('a denial deletes everything; a pending prompt is not a denial', () => {
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

describe('decision 11: what the script has written is set again by the site', () => {
  const persist = 'with-consent';

  /** A site that answers on request with the cookies that it got. */
  function openSite(settings: Visit) {
    const answers: (() => Promise<void>)[] = [];
    const renew = () =>
      new Promise<void>((settle) => {
        const sent = page.jar.read().split('; ');
        answers.push(async () => {
          for (const pair of sent.filter((it) => !/^(geo|consent)=/.test(it)))
            page.jar.write(`${pair}; Path=/; ${month}`);
          settle();
          await new Promise(setImmediate);
        });
      });
    const page = visit({ persist, renew, ...settings });
    return { ...page, answers };
  }

  test('once for all that is written at once, and never before consent', async () => {
    const { data, decide, names, answers, jar } = openSite({ query: '?gclid=a&cc=b' });
    data.set({ impressionId: 'i' });
    decide('statistics');
    expect(answers).toHaveLength(0);
    decide('statistics', 'marketing');
    expect(answers).toHaveLength(1);
    await answers[0]?.();
    data.set({ impressionId: 'i' });
    expect(answers).toHaveLength(1);
    expect(names()).toEqual(['googleClickId', 'impressionId', 'subId']);
    data.set({ impressionId: 'j' });
    expect(answers).toHaveLength(2);
    await answers[1]?.();
    expect(jar.read()).toContain('impressionId=j');
  });

  test('an answer after the withdrawal stores nothing', async () => {
    const { decide, names, answers } = openSite({ query: '?gclid=a' });
    decide('marketing');
    decide();
    expect(names()).toEqual([]);
    await answers[0]?.();
    expect(names()).toEqual([]);
    expect(answers).toHaveLength(1);
  });

  test('an answer that is older than what is known does not last', async () => {
    const { data, decide, jar, answers } = openSite({});
    data.set({ impressionId: 'i' });
    decide('marketing');
    data.set({ impressionId: 'j' });
    await answers[1]?.();
    await answers[0]?.();
    expect(jar.read()).toContain('impressionId=j');
    expect(answers).toHaveLength(2);
  });

  test('not where the browser keeps no cookies, nor over and over where it keeps none of these', async () => {
    let asked = 0;
    const renew = async () => void asked++;
    const readers = [() => '', () => 'geo=US'];
    for (const read of readers) {
      const { data } = openPage({ read, write() {}, written: [] }, { renew });
      data.set({ impressionId: 'i' });
      await new Promise(setImmediate);
    }
    // Once for the locale, once for the id.
    expect(asked).toBe(2);
  });

  test('§4.2 the locale, once, which nothing is left of after its withdrawal', async () => {
    const { decide, names, answers } = openSite({});
    decide('preferences');
    decide('preferences', 'statistics');
    expect(answers).toHaveLength(1);
    decide();
    await answers[0]?.();
    expect(names()).toEqual([]);
    expect(answers).toHaveLength(1);
  });

  test('§4.2 and not over the locale of a later page', async () => {
    const jar = createMemoryCookies('geo=US');
    const renew = async () => jar.write(`locale=sv-SE; Path=/; ${month}`);
    openPage(jar, { renew });
    await new Promise(setImmediate);
    expect(jar.read()).toContain('locale=sv-SE');
  });

  test('a site that cannot be reached changes nothing', async () => {
    const renew = () => Promise.reject(new Error('offline'));
    const { names } = visit({ query: '?gclid=a', renew });
    await new Promise(setImmediate);
    expect(names()).toEqual(['googleClickId']);
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

test('design §7 in any history there is no tracking cookie without marketing consent', () => {
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
