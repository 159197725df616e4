import type { EventValue, TrackingEvent } from '../../model/vendors/vendor-events.ts';
import {
  type VendorCall,
  type VendorCalls,
  type VendorEventName,
  vendorEvents,
} from '../../model/vendors/vendor-events.ts';
import type { Vendor } from '../../model/vendors/vendors.ts';

/** An event translated to a vendor's call; the adapter spells the parameters. */
export type TranslatedEvent = {
  readonly call: readonly [verb: string, name?: string];
  readonly params: Readonly<Record<string, EventValue>>;
};

/** Parameters that no page has in its HTML, where all are texts. */
export type FlowParams = { readonly calls?: Readonly<Partial<Record<string, VendorCall>>> };

type AnyRow = { readonly params?: readonly string[] } & Readonly<
  Partial<Record<Vendor, Partial<Pick<TranslatedEvent, 'params'>> & Pick<TranslatedEvent, 'call'>>>
>;

/**
 * Translates an event to a vendor's call (§9); undefined if the vendor does not get it. Parameters
 * outside the event's row are dropped: page HTML must not leak to vendors.
 *
 * @param own calls of a vendor outside the table
 */
export function vendorCall(
  vendor: Vendor,
  { name, params }: Pick<TrackingEvent, 'name' | 'params'>,
  own?: VendorCalls,
): TranslatedEvent | undefined {
  // An event of a flow brings the calls of the vendors that get it.
  const { calls } = params as FlowParams;
  if (typeof calls === 'object') return calls[vendor] && { params: {}, ...calls[vendor] };
  const rows: Readonly<Record<string, AnyRow>> = vendorEvents;
  const row = Object.hasOwn(rows, name) && rows[name];
  const translation = row && (own ? own[name as VendorEventName] : row[vendor]);
  if (!translation) return undefined;
  const named = Object.entries(params).filter(
    // Drop a malformed amount.
    ([key, value]) => row.params?.includes(key) && !Number.isNaN(value),
  );
  return {
    call: translation.call,
    params: { ...translation.params, ...Object.fromEntries(named) },
  };
}
