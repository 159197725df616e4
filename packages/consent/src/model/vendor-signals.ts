import type { ConsentChoices, OptionalCategory } from './categories.ts';
import { EXTERNAL_WAIT } from './consent-settings.ts';

/** One call of a vendor's function: the command and its arguments. */
export type SignalCall = readonly [name: string, ...rest: unknown[]];

/** Settings of the consent signals of a site; only Google has more than `mode`. */
export type SignalSettings = {
  /** `external`: consent is granted for up to 2,000 ms, until an external consent service answers (§4.1). */
  readonly mode?: 'dialog' | 'external';
  /** Google: ISO 3166-2 regions of the default consent; by default all. */
  readonly regions?: readonly string[];
  /** Google: milliseconds that tags wait for a decision; default 500. */
  readonly waitForUpdate?: number;
  /** Google: whether to redact ad identifiers while consent is denied; default true. */
  readonly adsDataRedaction?: boolean;
  /** Google: whether to pass click ids in links instead of cookies; default false. */
  readonly urlPassthrough?: boolean;
};

/** The consent calls of a vendor. */
export type VendorSignals = {
  /** The category that the vendor's script requires (§4.1). */
  readonly category: OptionalCategory;
  /** Calls on every page, before the script loads and before any other call. */
  readonly before: (allowed: ConsentChoices, settings: SignalSettings) => readonly SignalCall[];
  /** Calls after each decision, and on the pages of a visitor who has decided. */
  readonly update: (allowed: ConsentChoices) => readonly SignalCall[];
  /** Pushed to the data layer after each update, as a trigger for tags. */
  readonly updated?: { readonly event: string };
  /**
   * Cookies that the vendor sets only if another category is allowed as well; a withdrawal of
   * either deletes them.
   */
  readonly cookiesWith?: Readonly<Partial<Record<OptionalCategory, readonly string[]>>>;
  /** Calls on a withdrawal, after `update`. */
  readonly off: readonly SignalCall[];
  /** Calls that the script accepts only some time after `off`. */
  readonly offLater?: { readonly delayMs: number; readonly calls: readonly SignalCall[] };
};

const statusOf = (on: boolean) => (on ? 'granted' : 'denied');

/** The seven types of Google's Consent Mode v2. Security needs no consent. */
const googleTypes = ({ preferences, statistics, marketing }: ConsentChoices) => ({
  ad_storage: statusOf(marketing),
  ad_user_data: statusOf(marketing),
  ad_personalization: statusOf(marketing),
  analytics_storage: statusOf(statistics),
  functionality_storage: statusOf(preferences),
  personalization_storage: statusOf(preferences),
  security_storage: 'granted',
});

const claritySignal = ({ marketing, statistics }: ConsentChoices): readonly SignalCall[] => [
  // Clarity ignores the call unless both are set, spelled with a capital S.
  ['consentv2', { ad_Storage: statusOf(marketing), analytics_Storage: statusOf(statistics) }],
];

const none: ConsentChoices = { preferences: false, statistics: false, marketing: false };
const all: ConsentChoices = { preferences: true, statistics: true, marketing: true };

/** Milliseconds that Google's tags wait for a decision. */
const GOOGLE_WAIT = 500;

/**
 * The consent signals of each vendor (`vendors.md`). To add a vendor, add a row.
 *
 * After a denial UET sends cookieless requests and Clarity keeps recording, so their scripts must be
 * removed as well. The adapters do that, and load the scripts.
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
    // Set under `analytics_storage`.
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
      ['consent', 'default', { ad_storage: statusOf(mode === 'external') }],
    ],
    update: ({ marketing }) => [['consent', 'update', { ad_storage: statusOf(marketing) }]],
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
    // It starts with consent alone, which `update` signals at once, and must not hear it twice.
    before: () => [],
    update: claritySignal,
    off: [],
    // Clarity restarts without cookies 250 ms after a denial, which undoes an earlier stop.
    offLater: { delayMs: 300, calls: [['stop']] },
  },
} as const satisfies Record<string, VendorSignals>;

export type SignalVendor = keyof typeof vendorSignals;
