import type { VendorScope } from '@plaza/consent';
import { vendorLoaders } from '@plaza/consent/testing';
import { vendorHosts } from '../model/vendors/vendor-hosts.ts';
import type { Vendor, VendorRow } from '../model/vendors/vendors.ts';

/** The page of a vendor's script. */
export type StubPage = {
  /** `window`. */
  readonly scope: VendorScope & Record<string, unknown>;
  /** The site's id at the vendor. */
  readonly id: string;
  /** Called with each call that the vendor's script handles, queued ones first. */
  readonly hear: (call: readonly unknown[]) => void;
  /** Writes a cookie as `document.cookie` does. */
  readonly setCookie: (text: string) => void;
  /** Sends a request to the vendor. */
  readonly request: (url: string) => void;
  /** `setTimeout`. */
  readonly later: (action: () => void, delayMs: number) => void;
};

type Call = readonly unknown[];
/** How a vendor's script reacts to a call. */
type Reaction = (page: StubPage) => (call: Call) => void;

const part = (value: unknown, name: string): unknown =>
  (Object(value) as Record<string, unknown>)[name];
const isGranted = (value: unknown, name: string) => part(value, name) === 'granted';
const cookie = ({ setCookie }: StubPage, ...names: string[]) => {
  for (const name of names) setCookie(`${name}=GA1.1.stub; Path=/`);
};

/** Cookies and requests of the real scripts, as far as consent decides on them (`vendors.md`). */
const reactions: Readonly<Record<Vendor, Reaction>> = {
  /** Continues without cookies after a denial; stops when `ga-disable` is set. */
  google(page) {
    let mayStore = false;
    const send = () => {
      if (page.scope[`ga-disable-${page.id}`]) return;
      if (mayStore) cookie(page, '_ga', `_ga_${page.id}`);
      page.request('https://region1.google-analytics.com/g/collect');
    };
    return ([verb, , state]) => {
      const mightStore = mayStore;
      if (verb === 'consent') mayStore = isGranted(state, 'analytics_storage');
      if (verb === 'config' || verb === 'event' || (mightStore && !mayStore)) send();
    };
  },
  /** Sends nothing while consent is revoked. */
  meta(page) {
    let held: string[] | undefined;
    const fire = (name: string) => {
      cookie(page, '_fbp');
      page.request(`https://www.facebook.com/tr/?ev=${name}`);
    };
    return ([verb, what]) => {
      if (verb === 'consent' && what === 'revoke') held ??= [];
      if (verb === 'consent' && what === 'grant') {
        for (const name of held ?? []) fire(name);
        held = undefined;
      }
      if (verb !== 'track' && verb !== 'trackCustom') return;
      if (held) held.push(String(what));
      else fire(String(what));
    };
  },
  /** Continues without cookies after a denial. */
  bing(page) {
    let mayStore = true;
    return ([verb, , state]) => {
      if (verb === 'consent') mayStore = isGranted(state, 'ad_storage');
      if (verb !== 'event' && verb !== 'pageLoad') return;
      if (mayStore) cookie(page, '_uetsid', '_uetvid');
      page.request(`${vendorHosts.bing}/action/0?asc=${mayStore ? 'G' : 'D'}`);
    };
  },
  /** Sends nothing until consent is granted. */
  tiktok(page) {
    let held: unknown[] | undefined;
    const fire = () => {
      cookie(page, '_ttp');
      page.request(`${vendorHosts.tiktok}/api/v2/pixel`);
    };
    return ([verb, what]) => {
      if (verb === 'holdConsent' || verb === 'revokeConsent') held ??= [];
      if (verb === 'grantConsent') {
        for (const _call of held ?? []) fire();
        held = undefined;
      }
      if (verb !== 'page' && verb !== 'track') return;
      if (held) held.push(what);
      else fire();
    };
  },
  /**
   * Begins again without cookies 250 ms after a denial, and sends what it has recorded a second later,
   * unless it is stopped after it has begun.
   */
  clarity(page) {
    let isOn = false;
    const begin = () => {
      isOn = true;
    };
    const send = () => {
      if (isOn) page.request(`${vendorHosts.clarity}/collect`);
    };
    return ([verb, state]) => {
      if (verb === 'stop') isOn = false;
      if (verb !== 'consentv2') return;
      if (isGranted(state, 'analytics_Storage')) {
        begin();
        cookie(page, '_clck', '_clsk');
        send();
      } else if (isOn) {
        isOn = false;
        page.later(begin, 250);
        page.later(send, 1_250);
      }
    };
  },
};

/**
 * What a vendor's script does when it comes, for tests: takes what waits in the queue exactly as
 * the real one does, hears everything after that, and behaves as consent has it.
 *
 * @param vendor one that these stubs know, or the row of any other: one that is called by a function
 *   with a queue, stores its cookies at the first call and sends a request at each
 * @throws Error when the page's queue is not one that the real script would read
 */
export function runVendorStub(vendor: Vendor | VendorRow, page: StubPage): void {
  const { scope, hear } = page;
  const react = typeof vendor === 'string' ? reactions[vendor](page) : reactionOf(vendor)(page);
  const take = (call: Call) => {
    hear(call);
    react(call);
  };
  const heard = {
    push(...calls: unknown[][]) {
      calls.forEach(take);
      return 0;
    },
  };
  if (vendor === 'tiktok') assertScaffold(page);
  if (typeof vendor !== 'string') takeQueue(scope, vendor.global, heard.push);
  else if (vendor === 'bing') scope.UET = uetOf(heard);
  else vendorLoaders[vendor](scope, heard);
}

/** The reaction of a vendor without one above, from the table. */
const reactionOf =
  ({ stored, sources }: VendorRow): Reaction =>
  (page) =>
  () => {
    cookie(page, ...stored.filter((name) => !name.includes('*')));
    page.request(`${sources['connect-src'][0]}/stub`);
  };

type Queued = ((...call: unknown[]) => void) & { queue?: Call[]; q?: Call[] };

/** Drains the queue of the global and replaces it. */
function takeQueue(
  scope: StubPage['scope'],
  global: string,
  hear: (call: unknown[]) => void,
): void {
  const stub = scope[global] as Queued | undefined;
  const waiting = stub?.queue ?? stub?.q;
  if (!waiting) throw new Error(`No vendor queue at ${global}`);
  scope[global] = (...call: unknown[]) => hear(call);
  for (const call of waiting) hear(Array.from(call));
}

/** bat.js only defines its constructor; the page passes it the queue. */
const uetOf = (heard: Parameters<typeof vendorLoaders.bing>[1]) =>
  function uet({ q }: { readonly q: VendorScope['uetq'] }) {
    const inner: VendorScope = { ...(q && { uetq: q }) };
    vendorLoaders.bing(inner, heard);
    return inner.uetq;
  };

function assertScaffold({ scope, id }: StubPage): void {
  for (const name of ['_i', '_t', '_o'])
    if (!part(part(scope.ttq, name), id))
      throw new Error(`events.js takes nothing without ${name}`);
}
