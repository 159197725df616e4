import type { ServerVendor } from '../../model/vendors/server-vendor.ts';
import type { lenderEvents, VendorCalls } from '../../model/vendors/vendor-events.ts';

/**
 * A vendor's names of our events: those of its script, by which it recognizes a moment that both have
 * sent, and those of what lenders say.
 */
export const eventNames = (
  calls: VendorCalls,
  ofLenders: Readonly<Record<(typeof lenderEvents)[number], string>>,
): ServerVendor['events'] => ({
  ...Object.fromEntries(
    Object.entries(calls).map(([event, { call }]) => [event, call[1] ?? call[0]]),
  ),
  ...ofLenders,
});

/** Whether a lender has said it: no browser was there. */
export const isOfLender = (name: string): boolean => name.startsWith('conversion_');
