import type { ConsentStore } from '@plaza/consent';
import type { TrackingData, TrackingField } from '@plaza/contract';
import type { TrackingState } from '../../model/tracking-state.ts';
import { consentTo } from '../consent-to.ts';
import { trackingDataOf } from './collect-state.ts';
import { localeCookie, readLocaleCookie } from './locale-cookie.ts';
import { mergeTrackingData } from './merge-tracking-data.ts';
import { readTrackingCookies } from './read-tracking-cookies.ts';
import { readTrackingQuery } from './read-tracking-query.ts';
import { trackingCookies } from './tracking-cookies.ts';

/** Settings of the tracking data; JSON, so that they can be part of the HTML. */
export type TrackingDataSettings = {
  /** Locale of the page. */
  readonly locale: string;
  /**
   * `always` (default): stored in cookies at once (§4.2). `with-consent`: kept in memory until
   * marketing is allowed; cookies are deleted on a withdrawal.
   */
  readonly persist?: 'always' | 'with-consent';
  /**
   * What the site's service gets before marketing is allowed. `always` (default): everything of §4.3
   * and §7.3. `with-consent`: only that a page was seen, and its locale.
   */
  readonly send?: 'always' | 'with-consent';
};

export type TrackingDataPorts = {
  readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  /** The page's query, with its `?` or empty. */
  readonly query: string;
  /** Reads `document.cookie`. Does not throw. */
  readonly readCookies: () => string;
  /** Writes one cookie with its attributes; may store nothing. Does not throw. */
  readonly writeCookie: (cookie: string) => void;
  /** Whether the page was loaded over https. */
  readonly isSecure: boolean;
  /**
   * Makes the site set the cookies again, because Safari limits cookies set by scripts to seven days.
   * Settles when they are set.
   */
  readonly renewCookies: () => Promise<unknown>;
  /** Settles when a prerendered page is shown; absent if it is already shown. */
  readonly shown?: Promise<unknown> | undefined;
};

export type TrackingStore = {
  /** The tracking data of this visitor; `subId` is always set. */
  readonly get: () => TrackingData;
  /** Adds values, e.g. the ids of an impression. */
  readonly set: (patch: TrackingData) => void;
  /** The query name of a value, if it is more specific than the field: `gbraid`. */
  readonly aliasOf: (field: TrackingField) => string | undefined;
  /** The locale of the visitor's last page, if stored (§4.3). */
  readonly storedLocale: string | undefined;
};

/** Creates the tracking data of a page (§4.2) and stores it in cookies as far as consent allows. */
export function createTrackingStore(
  { locale, persist }: TrackingDataSettings,
  ports: TrackingDataPorts,
): TrackingStore {
  const { consent, query, readCookies, writeCookie, renewCookies, shown } = ports;
  /** Values of this page: its query and `set`. */
  let own = readTrackingQuery(query);
  /** State of the cookies; undefined while storing is not allowed. */
  let held: TrackingState | undefined;
  let state: TrackingState = {};
  const storedLocale = readLocaleCookie(readCookies());
  let heldLocale = storedLocale;

  /** @returns whether anything was written */
  function writeCookies(before: TrackingState, after: TrackingState): boolean {
    const cookies = trackingCookies(before, after, ports);
    cookies.forEach(writeCookie);
    return cookies.length > 0;
  }

  function merge(): boolean {
    state = mergeTrackingData(own, held ?? {});
    if (!held) return false;
    const isNew = writeCookies(held, state);
    held = state;
    return isNew;
  }

  function followData(): boolean {
    const kept = persist === 'with-consent' ? consentTo(consent.get(), 'marketing') : 'given';
    if (kept === 'given') held ??= readTrackingCookies(readCookies());
    else if (held || kept === 'denied') {
      held = undefined;
      writeCookies(readTrackingCookies(readCookies()), {});
    }
    return merge();
  }

  /** The renewed cookies may be older than the current state, or no longer allowed. */
  function check() {
    held &&= readTrackingCookies(readCookies());
    followData();
    // Another tab may have stored its locale meanwhile; leave it alone.
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
    writeCookie(localeCookie(wanted, ports));
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

  // A prerendered page may never be shown, so it stores and clears nothing.
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
