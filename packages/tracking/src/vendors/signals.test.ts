import { type Consent, type ConsentChoices, defaultConsent, signalConsent } from '@plaza/consent';
import { TIME_TO_STOP } from '@plaza/consent/store';
import { describe, expect, test } from 'vitest';
import type { VendorSignalSettings } from '../model/vendors/signal-settings.ts';
import { vendorChunks } from './chunks.ts';
import type { Vendor } from './rows.ts';
import { vendorStubs } from './stubs.ts';

const choicesBy = (isOn: boolean): ConsentChoices => ({
  preferences: isOn,
  statistics: isOn,
  marketing: isOn,
});
const none = choicesBy(false);
const all = choicesBy(true);
const statistics = { ...none, statistics: true };
const undecided: Consent = { decision: defaultConsent, allowed: none, needsPrompt: true };
const decided = (allowed: ConsentChoices): Consent => ({
  decision: { ...defaultConsent, ...allowed, givenAt: new Date(0) },
  allowed,
  needsPrompt: false,
});

/** A store of consent that a test sets. */
function createStore(first: Consent) {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: Consent) {
      now = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

const chunks = Object.fromEntries(
  await Promise.all(
    Object.entries(vendorChunks).map(async ([name, load]) => [name, await load()] as const),
  ),
) as { readonly [name in Vendor]: Awaited<ReturnType<(typeof vendorChunks)[name]>> };

/** A page with one vendor; `load` runs its script. */
function page(vendor: Vendor, first = undecided, settings: VendorSignalSettings = {}) {
  // TikTok's script takes nothing without what its adapter adds.
  const ttq = Object.assign([], { _i: { 1: {} }, _t: { 1: 1 }, _o: { 1: {} } });
  const scope: Record<string, unknown> = { ...(vendor === 'tiktok' && { ttq }) };
  const heard: unknown[][] = [];
  const timers: [() => void, number][] = [];
  const store = createStore(first);
  const end = signalConsent(chunks[vendor], store, {
    scope,
    settings,
    later: (action, delayMs) => timers.push([action, delayMs]),
  });
  const load = () => {
    const stubbed = { scope, id: '1', onCall() {}, setCookie() {}, request() {}, later() {} };
    vendorStubs[vendor].drain(stubbed, (call) => heard.push([...call]));
    // Its script leaves the queue to the page.
    const { UET } = scope as { UET?: new (options: object) => unknown };
    if (UET) scope.uetq = new UET({ q: scope.uetq });
  };
  return { scope, heard, timers, store, end, load };
}

/** The call sequences of each vendor's documentation. */
const googleDefault = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const googleAll = Object.fromEntries(Object.keys(googleDefault).map((type) => [type, 'granted']));
const googleStatistics = { ...googleDefault, analytics_storage: 'granted' };
const event = [{ event: 'consent_update' }];
const googleSet = [
  ['set', 'ads_data_redaction', true],
  ['set', 'url_passthrough', false],
];
const clarity = (ad: string, analytics: string) => [
  'consentv2',
  { ad_Storage: ad, analytics_Storage: analytics },
];

const before = {
  google: [['consent', 'default', { ...googleDefault, wait_for_update: 500 }], ...googleSet],
  meta: [['consent', 'revoke']],
  bing: [['consent', 'default', { ad_storage: 'denied' }]],
  tiktok: [['holdConsent']],
  // It is not started without consent.
  clarity: [],
} satisfies Partial<Record<Vendor, unknown[][]>>;
type Documented = keyof typeof before;
const vendors = Object.keys(before) as Documented[];
const granted: Record<Documented, unknown[][]> = {
  google: [['consent', 'update', googleAll], event],
  meta: [['consent', 'grant']],
  bing: [['consent', 'update', { ad_storage: 'granted' }]],
  tiktok: [['grantConsent']],
  clarity: [clarity('granted', 'granted')],
};
const withStatistics: Record<Documented, unknown[][]> = {
  google: [['consent', 'update', googleStatistics], event],
  meta: [['consent', 'revoke']],
  bing: [['consent', 'update', { ad_storage: 'denied' }]],
  tiktok: [['revokeConsent'], ['disableCookie']],
  clarity: [clarity('denied', 'granted')],
};
const withdrawn: Record<Documented, unknown[][]> = {
  google: [['consent', 'update', googleDefault], event],
  meta: [['consent', 'revoke']],
  bing: [['consent', 'update', { ad_storage: 'denied' }]],
  tiktok: [['revokeConsent'], ['disableCookie']],
  clarity: [clarity('denied', 'denied')],
};

describe.each(vendors)('%s', (vendor) => {
  test('§4.1 gets its default first, denied, and nothing more before a decision', () => {
    const { load, heard } = page(vendor);
    load();
    expect(heard).toEqual(before[vendor]);
  });

  test('gets a decision made before its script loaded', () => {
    const { store, load, heard } = page(vendor);
    store.set(decided(all));
    load();
    expect(heard).toEqual([...before[vendor], ...granted[vendor]]);
  });

  test('gets a decision made after its script loaded, once', () => {
    const { store, load, heard } = page(vendor);
    load();
    store.set(decided(all));
    store.set({ ...decided(all), country: 'ES' });
    expect(heard).toEqual([...before[vendor], ...granted[vendor]]);
  });

  test('gets the decision of a returning visitor', () => {
    const { load, heard } = page(vendor, decided(all));
    load();
    expect(heard.slice(-granted[vendor].length)).toEqual(granted[vendor]);
    expect(heard[0]?.[0]).toBe((before[vendor][0] ?? granted[vendor][0])?.[0]);
  });

  test('§4.1 gets consent for a visitor without a prompt', () => {
    const { load, heard } = page(vendor, { ...undecided, allowed: all, needsPrompt: false });
    load();
    expect(heard.slice(-granted[vendor].length)).toEqual(granted[vendor]);
  });

  test.for([
    ['of marketing', statistics, withStatistics],
    ['of everything', none, withdrawn],
  ] as const)('§4.1 is notified of a withdrawal %s', ([, left, expected]) => {
    const { load, store, heard, timers } = page(vendor, decided(all));
    load();
    heard.length = 0;
    store.set(decided(left));
    expect(heard).toEqual(expected[vendor]);
    heard.length = 0;
    for (const [action] of timers) action();
    expect(heard).toEqual(vendor === 'clarity' && left === none ? [['stop']] : []);
  });

  test('gets nothing more after signalling has stopped', () => {
    const { load, store, heard, end } = page(vendor);
    end();
    store.set(decided(all));
    load();
    expect(heard).toEqual(before[vendor]);
  });

  test('uses an existing queue', () => {
    const { scope, store, load, heard } = page(vendor);
    const ended = signalConsent(chunks[vendor], store, {
      ...{ scope, settings: {}, later: () => {} },
    });
    ended();
    load();
    expect(heard).toEqual([...before[vendor], ...before[vendor]]);
  });
});

test('§4.1 the default is the first entry of dataLayer, and is not an array', () => {
  const { scope } = page('google');
  const [first] = scope.dataLayer as unknown[];
  expect(Array.isArray(first)).toBe(false);
  expect(Array.from(first as IArguments).slice(0, 2)).toEqual(['consent', 'default']);
});

test('Google: takes regions, wait, redaction and pass-through from the site', () => {
  const { load, heard } = page('google', undecided, {
    regions: ['ES', 'FR'],
    waitForUpdate: 800,
    adsDataRedaction: false,
    urlPassthrough: true,
  });
  load();
  expect(heard).toEqual([
    ['consent', 'default', { ...googleDefault, wait_for_update: 800, region: ['ES', 'FR'] }],
    ['set', 'ads_data_redaction', false],
    ['set', 'url_passthrough', true],
  ]);
});

test('§4.1 with an external service consent is granted for 2,000 ms', () => {
  const external = (vendor: Documented) => {
    const { load, heard } = page(
      vendor,
      { ...undecided, needsPrompt: false },
      { mode: 'external' },
    );
    load();
    return heard;
  };
  expect(external('google')[0]).toEqual([
    'consent',
    'default',
    { ...googleAll, wait_for_update: 2000 },
  ]);
  expect(external('meta')).toEqual([]);
  expect(external('bing')).toEqual([['consent', 'default', { ad_storage: 'granted' }]]);
  expect(external('tiktok')).toEqual([['grantConsent']]);
});

test('§4.1 stops Clarity after it has restarted, which takes 250 ms', () => {
  const { store, timers } = page('clarity', decided(all));
  store.set(decided(none));
  expect(timers.map(([, delayMs]) => delayMs)).toEqual([300]);
});

test('§4.1 the reload after a withdrawal leaves every vendor time to stop', () => {
  for (const { signals } of Object.values(chunks))
    expect(signals.offLater?.delayMs ?? 0).toBeLessThan(TIME_TO_STOP);
});

test.each(vendors)('§4.1 %s is switched off at the withdrawal of any category', (vendor) => {
  const { load, store, heard } = page(vendor, decided(all));
  load();
  for (const kept of [
    { ...all, statistics: false },
    { ...all, marketing: false },
  ]) {
    store.set(decided(all));
    heard.length = 0;
    store.set({ ...decided(kept), isReloading: true });
    expect(heard).toEqual(withdrawn[vendor]);
  }
});
