import type { ConsentStore } from '@plaza/consent';
import type { TrackingData, TrackingField } from '@plaza/contract';
import type { TrackingState } from '../../model/tracking-state.ts';
import { consentTo } from '../consent-to.ts';
import { localeCookie, readLocaleCookie } from './locale-cookie.ts';
import { mergeTrackingData } from './merge-tracking-data.ts';
import { readTrackingCookies } from './read-tracking-cookies.ts';
import { readTrackingQuery } from './read-tracking-query.ts';
import { trackingCookies } from './tracking-cookies.ts';
import { trackingDataOf } from './tracking-data-of.ts';

/** What a page says of its tracking data; JSON, so that it can come in the HTML. */
export type TrackingDataSettings = {
  /** Of the page. */
  readonly locale: string;
  /**
   * `always`: cookies hold the data at once (§4.2). `with-consent`: it stays in memory until
   * marketing is allowed, and its cookies go when that is withdrawn. `always` unless said otherwise.
   */
  readonly persist?: 'always' | 'with-consent';
  /**
   * What the site's own service learns before marketing is allowed. `always`: all that §4.3 and §7.3
   * say. `with-consent`: that a page was seen, in which locale, and nothing else. `always` unless
   * said otherwise.
   */
  readonly send?: 'always' | 'with-consent';
};

export type TrackingDataPorts = {
  readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  /** Of the page's address, with its `?` or empty. */
  readonly query: string;
  /** As `document.cookie` reads. Does not throw. */
  readonly readCookies: () => string;
  /** Takes one cookie with its attributes; may keep nothing. Does not throw. */
  readonly writeCookie: (cookie: string) => void;
  /** Whether the page came by https. */
  readonly isSecure: boolean;
  /**
   * Has the site set again the cookies that it is sent, because Safari keeps what a script sets for
   * seven days at most. Settles when they are set.
   */
  readonly renewCookies: () => Promise<unknown>;
  /** Settles when a page that a browser renders ahead is shown; absent where it is shown already. */
  readonly shown?: Promise<unknown> | undefined;
};

export type TrackingStore = {
  /** What is known of this visitor; `subId` always. */
  readonly get: () => TrackingData;
  /** Takes what has become known since, e.g. the ids of an impression. */
  readonly set: (patch: TrackingData) => void;
  /** The query-string name that a value came by, where it tells more than the field: `gbraid`. */
  readonly aliasOf: (field: TrackingField) => string | undefined;
  /** The locale of the visitor's last page, where it was stored (§4.3). */
  readonly storedLocale: string | undefined;
};

/** The tracking data of a page (§4.2), and the cookies that hold it as far as the visitor allows. */
export function createTrackingStore(
  { locale, persist }: TrackingDataSettings,
  ports: TrackingDataPorts,
): TrackingStore {
  const { consent, query, readCookies, writeCookie, isSecure, renewCookies, shown } = ports;
  /** What this page knows by itself. */
  let own = readTrackingQuery(query);
  /** What the cookies hold, while they may hold anything. */
  let held: TrackingState | undefined;
  let state: TrackingState = {};
  const storedLocale = readLocaleCookie(readCookies());
  let heldLocale = storedLocale;

  /** @returns whether anything was written */
  function turn(from: TrackingState, to: TrackingState): boolean {
    const cookies = trackingCookies(from, to, isSecure);
    cookies.forEach(writeCookie);
    return cookies.length > 0;
  }

  function merge(): boolean {
    state = mergeTrackingData(own, held ?? {});
    if (!held) return false;
    const isNew = turn(held, state);
    held = state;
    return isNew;
  }

  function followData(): boolean {
    const kept = persist === 'with-consent' ? consentTo(consent.get(), 'marketing') : 'given';
    if (kept === 'given') held ??= readTrackingCookies(readCookies());
    else if (held || kept === 'denied') {
      held = undefined;
      turn(readTrackingCookies(readCookies()), {});
    }
    return merge();
  }

  /** What comes back may be older than what is known by then, or no longer allowed. */
  function check() {
    held &&= readTrackingCookies(readCookies());
    followData();
    // The locale of another tab's page may stand there by now, and is left alone.
    if (heldLocale) return;
    heldLocale = readLocaleCookie(readCookies());
    followLocale();
  }

  function keepLonger(isNew: boolean) {
    if (isNew && readCookies()) renewCookies().then(check, check);
  }

  /** @returns whether it was written */
  function followLocale(): boolean {
    const kept = consentTo(consent.get(), 'preferences');
    const wanted = kept === 'given' ? locale : undefined;
    if (wanted === heldLocale || kept === 'open') return false;
    heldLocale = wanted;
    writeCookie(localeCookie(wanted, isSecure));
    return Boolean(wanted);
  }

  function follow() {
    const isNew = followData();
    keepLonger(followLocale() || isNew);
  }

  function begin() {
    follow();
    consent.subscribe(follow);
  }

  // A page that may never be seen leaves nothing, and clears nothing.
  if (shown) {
    merge();
    shown.then(begin);
  } else begin();
  return {
    get: () => trackingDataOf(state),
    set(patch) {
      const values = Object.entries(patch).map(([field, value]) => [field, [value]]);
      own = { ...own, ...Object.fromEntries(values) };
      keepLonger(merge());
    },
    aliasOf: (field) => state[field]?.[1],
    storedLocale,
  };
}
