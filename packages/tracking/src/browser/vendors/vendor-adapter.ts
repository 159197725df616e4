import type { OwnSignals, SignalCall, VendorScope } from '@plaza/consent';
import type { EventValue } from '../../model/tracking-event.ts';
import type { AdClient } from '../../model/vendors/ad-client.ts';
import type { AdPerson } from '../../model/vendors/ad-person.ts';
import type { VendorCalls } from '../../model/vendors/vendor-events.ts';

/** What an adapter works with. It is used when consent is there and its vendor has been told so. */
export type VendorPort = {
  /** The site's id at the vendor. */
  readonly id: string;
  /** `window`. */
  readonly scope: VendorScope & Record<string, unknown>;
  /** Calls the vendor's function, or leaves the call for its script; nothing once it is off. */
  readonly say: (...call: SignalCall) => void;
  /** Loads a script of the vendor's host: `/tag/1`. */
  readonly loadScript: (path: string, onLoad?: () => void) => void;
  /** The visitor, as far as known, in the form that advertising vendors get (§5). */
  readonly person: AdPerson | undefined;
};

/** What startVendor needs of a vendor that has begun. */
export type VendorHandle = {
  /**
   * What follows the words of an event's call: its parameters as this vendor spells them, and its id.
   * Our name of the event is for vendors that know an event by a number of the site's alone.
   */
  readonly event?: (
    params: Readonly<Record<string, EventValue>>,
    eventId: string,
    name: string,
  ) => readonly unknown[];
  /** Tells the vendor who the visitor is; a promise where that takes time. */
  readonly identify?: (person: AdPerson) => Promise<void> | void;
  /** Set where the vendor is still being told who the visitor is. */
  readonly ready?: Promise<void>;
  /** What to do at a withdrawal before the vendor is told of it, and its script is removed. */
  readonly stop?: () => void;
  /** Where the vendor keeps its own id of the visitor. */
  readonly client?: AdClient;
};

/** Begins with a vendor, exactly as its own documents say (`vendors.md`). */
export type VendorAdapter = (port: VendorPort) => VendorHandle;

/** The chunk of one vendor: how to begin with it and, of one that no table knows, all there is to know. */
export type VendorChunk = {
  readonly adapter: VendorAdapter;
  readonly own?: OwnSignals & {
    /** Where its scripts lie: `https://s.pinimg.com`. */
    readonly host: string;
    readonly events: VendorCalls;
  };
};
