import type { EventValue, TrackingEvent } from '../../model/vendors/vendor-events.ts';
import {
  type FlowEventName,
  type VendorCalls,
  vendorEvents,
} from '../../model/vendors/vendor-events.ts';

/** An event translated to a vendor's call; the adapter spells the parameters. */
export type TranslatedEvent = {
  readonly call: readonly [verb: string, name?: string];
  readonly params: Readonly<Record<string, EventValue>>;
};

/** The vendors that get an event of a flow. No page has a list in its HTML, where all are texts. */
export type FlowParams = { readonly recipients?: readonly string[] };

/**
 * Translates an event to a vendor's call (§9); undefined if the vendor does not get it. Parameters
 * outside the event's row are dropped: page HTML must not leak to vendors.
 */
export function vendorCall(
  { vendor, calls }: { readonly vendor: string; readonly calls: VendorCalls },
  { name, params }: Pick<TrackingEvent, 'name' | 'params'>,
): TranslatedEvent | undefined {
  const own = Object.hasOwn(calls, name) ? calls[name as FlowEventName] : undefined;
  if (!own) return undefined;
  const { recipients } = params as FlowParams;
  const rows: Readonly<Record<string, { readonly params?: readonly string[] }>> = vendorEvents;
  const isMeant = Array.isArray(recipients)
    ? recipients.includes(vendor)
    : Object.hasOwn(rows, name);
  if (!isMeant) return undefined;
  const named = Object.entries(params).filter(
    // Drop a malformed amount.
    ([key, value]) => rows[name]?.params?.includes(key) && !Number.isNaN(value),
  );
  return { call: own.call, params: { ...own.params, ...Object.fromEntries(named) } };
}
