import type { TrackingEvent } from '../../model/vendors/vendor-events.ts';
import type { AdPerson } from '../../model/vendors/vendor-settings.ts';
import type { LoadChunk } from '../load-chunk.ts';
import type { ClientPorts } from './report-client-id.ts';
import type { VendorGatePorts } from './vendor-gate.ts';

export type VendorManagerPorts = Pick<ClientPorts, 'data' | 'send' | 'newId' | 'readCookie'> &
  Pick<VendorGatePorts, 'consent' | 'impression' | 'report'> & {
    /** The page's first impression, possibly withheld; vendors of statistics need no more. */
    readonly first: VendorGatePorts['impression'];
    readonly load: LoadChunk;
  };

export type VendorManager = {
  /** Sends an event to each vendor that §9 lists for it, now or when its consent is given. */
  readonly track: (event: TrackingEvent) => void;
  /** Sets the visitor's email and phone for advertising with consent (§5). Kept in memory only. */
  readonly identify: (person: AdPerson) => void;
};
