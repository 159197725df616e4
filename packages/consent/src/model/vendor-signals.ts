import type { ConsentChoices, OptionalCategory } from './categories.ts';
import { EXTERNAL_WAIT } from './external-wait.ts';

/** One call of a vendor's function: its name for the call, and what goes with it. */
export type SignalCall = readonly [name: string, ...rest: unknown[]];

/** What is set of a vendor's signals per site; all but Google's is told by consent alone. */
export type SignalSettings = {
  /** `external`: an external consent service is waited for, 2,000 ms, and consent granted until then (§4.1). */
  readonly mode?: 'dialog' | 'external';
  /** Google: ISO 3166-2 regions to which the default is limited; everywhere unless said otherwise. */
  readonly regions?: readonly string[];
  /** Google: milliseconds that its tags wait for a decision; 500 unless said otherwise. */
  readonly waitForUpdate?: number;
  /** Google: whether identifiers are taken out of advertising requests while it is denied; on unless said otherwise. */
  readonly adsDataRedaction?: boolean;
  /** Google: whether click ids are passed on in links instead of cookies; off unless said otherwise. */
  readonly urlPassthrough?: boolean;
};

/** What a vendor is told of consent, and when. */
export type VendorSignals = {
  /** The category that its script waits for (§4.1). */
  readonly category: OptionalCategory;
  /** On every page, before its script or anything else is called. */
  readonly before: (allowed: ConsentChoices, settings: SignalSettings) => readonly SignalCall[];
  /** At each decision, and when a visitor returns who has decided. */
  readonly update: (allowed: ConsentChoices) => readonly SignalCall[];
  /** Goes into the queue itself after each update, so that tags may wait for it. */
  readonly updated?: { readonly event: string };
  /**
   * Cookies that it writes only while another category is allowed besides its own, so that they are
   * deleted at the withdrawal of either.
   */
  readonly cookiesWith?: Readonly<Partial<Record<OptionalCategory, readonly string[]>>>;
  /** At a withdrawal, after `update`. */
  readonly off: readonly SignalCall[];
  /** Calls that its script takes only some time after those. */
  readonly offLater?: { readonly delayMs: number; readonly calls: readonly SignalCall[] };
};

const word = (on: boolean) => (on ? 'granted' : 'denied');

/** The seven types of Google's Consent Mode v2. Security needs no consent. */
const googleTypes = ({ preferences, statistics, marketing }: ConsentChoices) => ({
  ad_storage: word(marketing),
  ad_user_data: word(marketing),
  ad_personalization: word(marketing),
  analytics_storage: word(statistics),
  functionality_storage: word(preferences),
  personalization_storage: word(preferences),
  security_storage: 'granted',
});

const claritySignal = ({ marketing, statistics }: ConsentChoices): SignalCall => [
  'consentv2',
  // A capital S, and always both, or the call is ignored.
  { ad_Storage: word(marketing), analytics_Storage: word(statistics) },
];

const none: ConsentChoices = { preferences: false, statistics: false, marketing: false };
const all: ConsentChoices = { preferences: true, statistics: true, marketing: true };

/** How long Google's tags wait for a decision, in milliseconds. */
const GOOGLE_WAIT = 500;

/**
 * What each vendor is told (`vendors.md`). Adding a row is the whole change.
 *
 * UET sends cookieless requests and Clarity records on after a denial, so the scripts of both have
 * to go as well; that, the loading of scripts, and their identifiers belong to the adapters.
 */
export const vendorSignals = {
  google: {
    category: 'marketing',
    before: (_allowed, { mode, regions, ...settings }) => [
      [
        'consent',
        'default',
        {
          ...googleTypes(mode === 'external' ? all : none),
          wait_for_update:
            mode === 'external' ? EXTERNAL_WAIT : (settings.waitForUpdate ?? GOOGLE_WAIT),
          ...(regions && { region: regions }),
        },
      ],
      ['set', 'ads_data_redaction', settings.adsDataRedaction ?? true],
      ['set', 'url_passthrough', settings.urlPassthrough ?? false],
    ],
    update: (allowed) => [['consent', 'update', googleTypes(allowed)]],
    updated: { event: 'consent_update' },
    // Of `analytics_storage`.
    cookiesWith: { statistics: ['_ga', '_ga_*', '_gid'] },
    off: [],
  },
  meta: {
    category: 'marketing',
    before: (_allowed, { mode }) => (mode === 'external' ? [] : [['consent', 'revoke']]),
    update: ({ marketing }) => [['consent', marketing ? 'grant' : 'revoke']],
    off: [],
  },
  bing: {
    category: 'marketing',
    before: (_allowed, { mode }) => [
      ['consent', 'default', { ad_storage: word(mode === 'external') }],
    ],
    update: ({ marketing }) => [['consent', 'update', { ad_storage: word(marketing) }]],
    off: [],
  },
  tiktok: {
    category: 'marketing',
    before: (_allowed, { mode }) => (mode === 'external' ? [['grantConsent']] : [['holdConsent']]),
    update: ({ marketing }) => [[marketing ? 'grantConsent' : 'revokeConsent']],
    off: [['disableCookie']],
  },
  clarity: {
    category: 'statistics',
    before: (allowed) => [claritySignal(allowed)],
    update: (allowed) => [claritySignal(allowed)],
    off: [],
    // Clarity starts again without cookies 250 ms after a denial; a stop before that is undone.
    offLater: { delayMs: 300, calls: [['stop']] },
  },
} as const satisfies Record<string, VendorSignals>;

export type SignalVendor = keyof typeof vendorSignals;
