import type { ConsentChoices, OptionalCategory } from './categories.ts';

/** One call of a vendor's function: the command and its arguments. */
export type SignalCall = readonly [name: string, ...rest: unknown[]];

/** Settings of the consent signals of a site; vendors may have more. */
export type SignalSettings = {
  /** `external`: consent is granted for up to 2,000 ms, until an external consent service answers (§4.1). */
  readonly mode?: 'dialog' | 'external';
};

/** `window`, where vendors have their globals. */
export type VendorScope = Record<string, unknown>;

/** The consent calls of a vendor, which are data to this package. */
export type VendorSignals<Settings extends SignalSettings = SignalSettings> = {
  /** The category that the vendor's script requires (§4.1). */
  readonly category: OptionalCategory;
  /** Calls on every page, before the script loads and before any other call. */
  readonly before: (allowed: ConsentChoices, settings: Settings) => readonly SignalCall[];
  /** Calls after each decision, and on the pages of a visitor who has decided. */
  readonly update: (allowed: ConsentChoices) => readonly SignalCall[];
  /** Runs after each update, e.g. to trigger tags that wait for it. */
  readonly updated?: (scope: VendorScope) => void;
  /** Calls on a withdrawal, after `update`. */
  readonly off: readonly SignalCall[];
  /** Calls that the script accepts only some time after `off`. */
  readonly offLater?: { readonly delayMs: number; readonly calls: readonly SignalCall[] };
};

/** How consent is signalled to a vendor. */
export type SignalledVendor<Settings extends SignalSettings = SignalSettings> = {
  readonly signals: VendorSignals<Settings>;
  /** Returns the function that calls the vendor, or queues the call for its script. */
  readonly queue: (scope: VendorScope) => (call: SignalCall) => void;
};
