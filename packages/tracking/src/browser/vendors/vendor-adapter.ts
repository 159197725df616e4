import type { SignalCall, SignalledVendor, VendorScope } from '@plaza/consent';
import type { AdClient } from '../../model/vendors/ad-client.ts';
import type { VendorSignalSettings } from '../../model/vendors/signal-settings.ts';
import type { EventValue, VendorCalls } from '../../model/vendors/vendor-events.ts';
import type { AdPerson } from '../../model/vendors/vendor-settings.ts';

/** What an adapter gets. It runs after consent was given and signalled to the vendor. */
export type VendorPort = {
  /** The site's id at the vendor. */
  readonly id: string;
  /** `window`. */
  readonly scope: VendorScope;
  /** Calls the vendor's function, or queues the call for its script; does nothing once stopped. */
  readonly call: (...call: SignalCall) => void;
  /** Loads a script from the vendor's host: `/tag/1`. */
  readonly loadScript: (path: string, onLoad?: () => void) => void;
  /** The visitor's known email and phone in the format of advertising vendors (§5). */
  readonly person: AdPerson | undefined;
};

/** A started vendor, as its adapter returns it. */
export type VendorHandle = {
  /**
   * The arguments of an event's call after the verb and name: its parameters in the vendor's
   * spelling, and its id; undefined if the site does not send the event. `name` is our name, for
   * vendors that identify events by a site's number.
   */
  readonly event?: (
    params: Readonly<Record<string, EventValue>>,
    eventId: string,
    name: string,
  ) => readonly unknown[] | undefined;
  /** Passes the visitor's email and phone to the vendor, possibly asynchronously. */
  readonly identify?: (person: AdPerson) => Promise<void> | void;
  /** Set while the vendor is still identifying the visitor. */
  readonly ready?: Promise<void>;
  /** Runs on a withdrawal, before it is signalled and the script is removed. */
  readonly stop?: () => void;
  /** The cookies of the vendor's own id of the visitor. */
  readonly client?: AdClient;
};

/** Starts a vendor exactly as its documentation says. */
export type VendorAdapter = (port: VendorPort) => VendorHandle;

/** The chunk of one vendor: all that a browser needs of its folder, loaded with consent. */
export type VendorChunk = SignalledVendor<VendorSignalSettings> & {
  readonly adapter: VendorAdapter;
  /** The host of its scripts: `https://s.pinimg.com`. */
  readonly host: string;
  readonly calls: VendorCalls;
};
