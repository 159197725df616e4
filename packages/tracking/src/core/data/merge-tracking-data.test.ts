import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trackingFields } from '../../model/tracking-fields.ts';
import type { TrackingState } from '../../model/tracking-state.ts';
import { trackingDataOf } from './collect-state.ts';
import { mergeTrackingData } from './merge-tracking-data.ts';
import { readTrackingCookies } from './read-tracking-cookies.ts';
import { readTrackingQuery } from './read-tracking-query.ts';
import { trackingCookies } from './tracking-cookies.ts';

const merged = (query: string, cookies = '') =>
  mergeTrackingData(readTrackingQuery(query), readTrackingCookies(cookies));
const dataOf = (query: string, cookies?: string) => trackingDataOf(merged(query, cookies));

type Merge = readonly [query: string, cookies: string];

describe('§4.2 the merge of tracking data', () => {
  test.each<[string, Merge, object]>([
    ['nothing', ['', ''], {}],
    ['what arrives', ['?gclid=a', ''], { googleClickId: 'a' }],
    ['what is stored', ['', 'googleClickId=a'], { googleClickId: 'a' }],
    ['the query counts for more', ['gclid=b', 'googleClickId=a'], { googleClickId: 'b' }],
    ['an empty value says nothing', ['gclid=', 'googleClickId=a'], { googleClickId: 'a' }],
    ['names in brackets', ['', 'er=1; sd=3'], { emailRegistrationId: '1', smsDispatchId: '3' }],
    ['own names', ['er=1&smsDispatchId=3', ''], { emailRegistrationId: '1', smsDispatchId: '3' }],
    ['a first alias before a later one', ['gbraid=b&gclid=a', ''], { googleClickId: 'a' }],
  ])('%s', (_case, [query, cookies], expected) => {
    expect(dataOf(query, cookies)).toEqual({ ...expected, subId: 'z' });
  });

  test.each<[string, Merge, string]>([
    ['z yields to the stored one', ['cc=z', 'subId=abc'], 'abc'],
    ['empty yields to the stored one', ['cc=', 'subId=abc'], 'abc'],
    ['stored z yields to the new one', ['cc=abc', 'subId=z'], 'abc'],
    ['z and nothing', ['cc=z', ''], 'z'],
    ['empty and z', ['cc=', 'subId=z'], 'z'],
    ['a default alias yields to another', ['cc=z&trac=abc', ''], 'abc'],
    ['only z is the default', ['cc=Z', 'subId=abc'], 'Z'],
    ...trackingFields.subId.aliases.map(
      (alias) => [`by ${alias}`, [`${alias}=abc`, ''], 'abc'] as [string, Merge, string],
    ),
  ])('subId: %s', (_case, [query, cookies], subId) => {
    expect(dataOf(query, cookies).subId).toBe(subId);
  });

  const all = Object.values(trackingFields)
    .map(({ cookie }) => `${cookie}=old`)
    .join('; ');
  const survivors = { uniqueUserId: 'old', userInputId: 'old', userInputToken: 'old' };

  test.each<[string, Merge, object]>([
    ['a new source clears all but three', ['cc=new', all], survivors],
    ['what came with it stays', ['cc=new&gclid=1', all], { ...survivors, googleClickId: '1' }],
    ['it may bring a survivor', ['cc=new&ui=1', all], { ...survivors, userInputId: '1' }],
    ['the first source is new to what lies there', ['cc=new', 'googleClickId=1'], {}],
    ['and to the default one', ['cc=new', 'subId=z; googleClickId=1'], {}],
  ])('reset: %s', (_case, [query, cookies], expected) => {
    expect(dataOf(query, cookies)).toEqual({ ...expected, subId: 'new' });
  });

  test.each(['cc=old&gclid=1', 'cc=z&gclid=1', 'cc=&gclid=1', 'gclid=1', 'cc=%00&gclid=1'])(
    'no reset: %s',
    (query) => {
      expect(Object.keys(dataOf(query, all))).toHaveLength(22);
      expect(dataOf(query, all)).toMatchObject({ subId: 'old', googleClickId: '1', pubid: 'old' });
    },
  );
});

test.each([
  'unique_user_id=a&impression_id=b',
  'unique-user-id=a&impression-id=b',
  'uniqueUserId=a&impressionId=b',
])('decision 68: no link says who a visitor is: %s', (query) => {
  expect(dataOf(query)).toEqual({ subId: 'z' });
  const own = { uniqueUserId: 'u', impressionId: 'i', subId: 'z' };
  expect(dataOf(query, 'uniqueUserId=u; impressionId=i')).toEqual(own);
});

describe('§4.2 the alias of a value', () => {
  test.each<[string, string, object]>([
    ['gclid=a', '', {}],
    ['gbraid=a', '', { googleClickId: 'gbraid' }],
    ['wbraid=a', '', { googleClickId: 'wbraid' }],
    ['', 'googleClickId=a; googleClickIdAlias=gbraid', { googleClickId: 'gbraid' }],
    ['gclid=a', 'googleClickId=a; googleClickIdAlias=gbraid', {}],
    ['wbraid=a', 'googleClickId=a; googleClickIdAlias=gbraid', { googleClickId: 'wbraid' }],
    ['cc=new', 'googleClickId=a; googleClickIdAlias=gbraid', {}],
    ['', 'googleClickIdAlias=gbraid', {}],
    ['', 'googleClickId=a; googleClickIdAlias=constructor', {}],
    ['pn=1&wbraid=', '', {}],
  ])('%s with %s → %o', (query, cookies, expected) => {
    const aliases = Object.entries(merged(query, cookies)).flatMap(([field, [, alias]]) =>
      alias ? [[field, alias]] : [],
    );
    expect(Object.fromEntries(aliases)).toEqual(expected);
  });
});

describe('hostile queries and cookies', () => {
  const long = (length: number) => 'a'.repeat(length);
  test.each<[string, string, string | undefined]>([
    ['as it is', 'fbclid=IwAR2xQ_aBcD-eFg', 'IwAR2xQ_aBcD-eFg'],
    ['encoded', 'fbclid=a%2Bb%20c%26%3D%C3%B1', 'a+b c&=ñ'],
    ['the first of several', 'fbclid=a&fbclid=b', 'a'],
    ['the first of several that can be used', 'fbclid=&fbclid=%00&fbclid=b', 'b'],
    ['an array', 'fbclid[]=a&fbclid[0]=b&fbclid%5B%5D=c', undefined],
    ['another spelling', 'FBCLID=a&fbClid=b', undefined],
    ['NUL', 'fbclid=a%00', undefined],
    ['a line break', 'fbclid=a%0d%0aSet-Cookie:x=1', undefined],
    ['half of a character', 'fbclid=a%ED%A0%80', undefined],
    ['half of a character, unencoded', 'fbclid=a\ud800', undefined],
    ['bytes that are no text', 'fbclid=%ff', undefined],
    ['an escape that is none', 'fbclid=100%', '100%'],
    ['a half escape', 'fbclid=a%2', 'a%2'],
    ['1024 characters', `fbclid=${long(1024)}`, long(1024)],
    ['more', `fbclid=${long(1025)}`, undefined],
    ['more once it is encoded', `fbclid=${'ñ'.repeat(300)}`, undefined],
    ['64 KB', `fbclid=${long(65_536)}`, undefined],
    ['after 64 KB', `${'&x=1'.repeat(16_384)}&fbclid=a`, 'a'],
    ['beside keys of the prototype', '__proto__=1&constructor=2&toString=3&fbclid=a', 'a'],
  ])('%s', (_case, query, value) => {
    expect(dataOf(query)).toEqual({ ...(value && { facebookClickId: value }), subId: 'z' });
  });

  test.each<[string, string, string | undefined]>([
    ['encoded', 'pubid=a%3B%20b', 'a; b'],
    ['not encoded', 'pubid=a=b/c', 'a=b/c'],
    ['a broken escape', 'pubid=%E0%A4%A', undefined],
    ['a broken one before another', 'pubid=%; pubid=a', 'a'],
    ['NUL', 'pubid=%00', undefined],
    ['too long', `pubid=${long(1025)}`, undefined],
    ['nothing but separators', ';;=;= ;', undefined],
    ['keys of the prototype', '__proto__=1; constructor=2; pubid=a', 'a'],
  ])('a cookie: %s', (_case, cookies, value) => {
    expect(dataOf('', cookies)).toEqual({ ...(value && { pubid: value }), subId: 'z' });
  });

  test('all values are at most 4 KB and a source, whatever the link', () => {
    const query = Object.values(trackingFields).map(({ aliases }) => `${aliases[0]}=${long(1024)}`);
    const cookies = trackingCookies({}, merged(query.join('&')), { isSecure: true });
    const header = cookies.map((text) => text.split(';')[0]).join('; ');
    expect(header.length).toBeLessThan(4_096 + 1_100);
    expect(dataOf(query.join('&')).subId).toBe(long(1024));
  });
});

describe('§4.2 no link erases fields that survive a reset', () => {
  const long = (letter: string) => letter.repeat(1000);
  const longLink = Object.values(trackingFields)
    .map(({ aliases }) => `${aliases[0]}=${long('n')}`)
    .join('&');
  const without = (query: string, ...names: string[]) =>
    query
      .split('&')
      .filter((pair) => !names.includes(pair.split('=')[0] ?? ''))
      .join('&');

  test('fields that survive a reset always fit, also with the longest values', () => {
    const stored = 'uniqueUserId=u; userInputId=i; userInputToken=t; impressionId=m; subId=s';
    const query = without(longLink, 'unique_user_id', 'uid', 'uit', 'impression_id');
    const survivors = { uniqueUserId: 'u', userInputId: 'i', userInputToken: 't' };
    expect(dataOf(query, stored)).toMatchObject(survivors);
    expect(dataOf(without(query, 'cc'), stored)).toMatchObject({
      ...survivors,
      impressionId: 'm',
    });
    expect(dataOf(longLink, `uniqueUserId=${long('n')}`)).toMatchObject({
      uniqueUserId: long('n'),
      userInputId: long('n'),
      userInputToken: long('n'),
    });
  });

  test('new values are dropped, longest first, and stored ones kept', () => {
    const stored = `pubid=${long('p')}; iwc=${long('i')}; nd=${long('n')}; googleClickId=old`;
    const query = `gclid=${long('g')}&fbclid=${'f'.repeat(900)}&ttclid=short`;
    const data = dataOf(query, stored);
    expect(data).toMatchObject({ tiktokClickId: 'short', facebookClickId: 'f'.repeat(900) });
    expect(data).toMatchObject({ googleClickId: 'old', pubid: long('p') });
  });

  test('over 1,000 long links stored values stay and the limit holds', () => {
    const lengths = fc.constantFrom(1, 40, 500, 900, 1000);
    const text = (letter: string) => lengths.map((length) => letter.repeat(length));
    const fields = Object.keys(trackingFields).filter((field) => field !== 'subId');
    const stateOf = (letter: string) =>
      fc
        .dictionary(fc.constantFrom(...fields), text(letter), { maxKeys: 9 })
        .map((all) => Object.fromEntries(Object.entries(all).map(([key, it]) => [key, [it]])));
    fc.assert(
      fc.property(stateOf('n'), stateOf('o'), fc.boolean(), (arrived, old, isReset) => {
        // Only the result of a merge can be stored.
        const before = mergeTrackingData({}, old as TrackingState);
        const source: TrackingState = isReset ? { subId: ['new'] } : {};
        const all = { ...arrived, ...source } as TrackingState;
        const after = mergeTrackingData(all, before);
        expect(mergeTrackingData(all, after)).toEqual(after);
        let total = 0;
        for (const [field, row] of Object.entries(trackingFields)) {
          const name = field as keyof TrackingState;
          if (name === 'subId') continue;
          const survives = 'survivesReset' in row;
          const wasKnown = arrived[field] ?? before[name];
          if (survives) expect(after[name]).toEqual(wasKnown);
          else if (!isReset && before[name] && !hasLongSurvivors(arrived))
            expect(after[name]).toBeDefined();
          if (after[name]) total += row.cookie.length + after[name][0].length;
        }
        expect(total).toBeLessThanOrEqual(4_096);
      }),
      { numRuns: 1_000 },
    );
  });

  const hasLongSurvivors = (arrived: object) =>
    ['uniqueUserId', 'userInputId', 'userInputToken', 'impressionId'].some(
      (field) => field in arrived,
    );
});

/** The cookies of a browser after these writes. */
function applied(cookies: string, texts: readonly string[]): string {
  const jar = new Map(cookies.split('; ').map((pair) => [pair.split('=')[0], pair]));
  for (const text of texts) {
    const [pair = '', ...attributes] = text.split('; ');
    const [name] = pair.split('=');
    jar.delete(name);
    if (!attributes.includes('Max-Age=0')) jar.set(name, pair);
  }
  return [...jar.values()].join('; ');
}

const rows = Object.values(trackingFields);
const names = rows.flatMap(({ aliases }) => aliases);
const cookieNames = [...rows.map(({ cookie }) => cookie), 'googleClickIdAlias'];
const odd = ['x', '__proto__', 'constructor', 'consent', 'subId', 'subid[]'];
const value = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('', 'z', 'abc', 'def', 'gbraid') },
  { weight: 9, arbitrary: fc.constantFrom('a%20b', '%', '%00', '%ED%A0%80', '\ud800', 'Ab+c') },
  { weight: 9, arbitrary: fc.string({ maxLength: 6 }).map((text) => text.replace(/[&;#=]/g, '')) },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(1000), 'b'.repeat(1025)) },
);
// The fields on which the rules turn come more often than the others.
const key = (usual: readonly string[], turning: readonly string[]) =>
  fc.oneof(fc.constantFrom(...usual, ...odd), fc.constantFrom(...turning));
const pair = (name: fc.Arbitrary<string>) => fc.tuple(name, value).map((both) => both.join('='));
const queries = fc
  .array(pair(key(names, ['cc', 'trac', 'gclid', 'wbraid', 'unique_user_id'])), { maxLength: 6 })
  .map((all) => all.join('&'));
const turningCookies = ['subId', 'googleClickId', 'googleClickIdAlias', 'userInputId'];
// A browser keeps one cookie of a name for the whole site.
const cookieJars = fc
  .uniqueArray(pair(key(cookieNames, turningCookies)), {
    maxLength: 6,
    selector: (text) => text.split('=')[0],
  })
  .map((all) => all.join('; '));

const isWhole = (state: TrackingState) =>
  Object.entries(state).every(
    ([field, [text]]) => Object.hasOwn(trackingFields, field) && text !== '' && text.isWellFormed(),
  );

/** Combines each query with each cookie header: a hundred states a run. */
const states = fc.tuple(
  fc.array(queries, { minLength: 10, maxLength: 10 }),
  fc.array(cookieJars, { minLength: 10, maxLength: 10 }),
);

test('§4.2 over 3,000 queries and cookies merging again, on the server or in the browser, changes nothing', () => {
  const text = JSON.stringify;
  const faultOf = (arrived: TrackingState, stored: TrackingState, cookies: string) => {
    const once = mergeTrackingData(arrived, stored);
    if (!isWhole(once)) return 'not whole';
    if (text(mergeTrackingData(arrived, once)) !== text(once)) return 'another the second time';
    // The browser reads what the proxy wrote and has nothing to write.
    const seen = readTrackingCookies(
      applied(cookies, trackingCookies(stored, once, { isSecure: true })),
    );
    const inBrowser = mergeTrackingData(arrived, seen);
    if (text(inBrowser) !== text(once)) return 'another in the browser';
    return trackingCookies(seen, inBrowser, { isSecure: true })[0];
  };
  fc.assert(
    fc.property(states, ([queries, cookieJars]) => {
      const kept = cookieJars.map((cookies) => [readTrackingCookies(cookies), cookies] as const);
      for (const query of queries) {
        const arrived = readTrackingQuery(query);
        for (const [stored, cookies] of kept) {
          const fault = faultOf(arrived, stored, cookies);
          if (fault) throw new Error(`${fault}: ${query} with ${cookies}`);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('§4.2 over 3,000 queries and cookies every value is an exact input and a reset leaves three fields', () => {
  const source = fc.constantFrom('', 'z', 'abc', 'def');
  // All values fit here.
  const short = (text: string) => text.replace(/a{999}/g, '');
  const links = fc.tuple(source, queries).map(([subId, rest]) => short(`cc=${subId}&${rest}`));
  const visits = fc
    .tuple(source, cookieJars)
    .map(([subId, rest]) => short(`subId=${subId}; ${rest}`));
  fc.assert(
    fc.property(links, visits, (query, cookies) => {
      const arrived = trackingDataOf(readTrackingQuery(query));
      const stored = trackingDataOf(readTrackingCookies(cookies));
      const data = dataOf(query, cookies);
      const isReset = !!arrived.subId && arrived.subId !== stored.subId;
      return Object.entries(trackingFields).every(([name]) => {
        const field = name as keyof typeof data;
        const isKept = !isReset || ['uniqueUserId', 'userInputId', 'userInputToken'].includes(name);
        const known = (arrived[field] ?? (isKept ? stored[field] : undefined)) || undefined;
        return data[field] === (known ?? (name === 'subId' ? 'z' : undefined));
      });
    }),
    { numRuns: 3_000 },
  );
});
