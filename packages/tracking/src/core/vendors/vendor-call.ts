import type { EventValue, TrackingEvent } from '../../model/tracking-event.ts';
import {
  type VendorCalls,
  type VendorEventName,
  vendorEvents,
} from '../../model/vendors/vendor-events.ts';
import type { Vendor } from '../../model/vendors/vendors.ts';

/** An event in the words of one vendor, but for how it spells parameters. */
export type TranslatedEvent = {
  readonly call: readonly [verb: string, name?: string];
  readonly params: Readonly<Record<string, EventValue>>;
};

type AnyRow = { readonly params: readonly string[] } & Readonly<
  Partial<Record<Vendor, Partial<Pick<TranslatedEvent, 'params'>> & Pick<TranslatedEvent, 'call'>>>
>;

/**
 * An event as one vendor is told of it (§9), or nothing when that vendor is not told. Parameters
 * that its row does not name stay here: what a page writes into its HTML is not for vendors.
 *
 * @param own calls of a vendor that the table of events does not name
 */
export function vendorCall(
  vendor: Vendor,
  { name, params }: Pick<TrackingEvent, 'name' | 'params'>,
  own?: VendorCalls,
): TranslatedEvent | undefined {
  const rows: Readonly<Record<string, AnyRow>> = vendorEvents;
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  const told = own && row ? own[name as VendorEventName] : row?.[vendor];
  if (!row || !told) return undefined;
  const named = Object.entries(params).filter(
    // An amount that a page has written wrong is no amount.
    ([key, value]) => row.params.includes(key) && !Number.isNaN(value),
  );
  return { call: told.call, params: { ...told.params, ...Object.fromEntries(named) } };
}
