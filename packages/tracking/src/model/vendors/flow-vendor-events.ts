import { type VendorCall, vendorEvents } from './vendor-events.ts';
import type { Vendor } from './vendors.ts';

/**
 * The calls of vendors for the events of flows (§9), with those that no other page sends: an
 * application begun, and the contact details in it.
 */
export const flowVendorEvents = {
  ...vendorEvents,
  start_application: {
    meta: { call: ['track', 'InitiateCheckout'] },
    tiktok: { call: ['track', 'InitiateCheckout'] },
  },
  leave_contact: { bing: { call: ['event', 'lead'] } },
} as const;

/** The events that a flow can reach. */
export type FlowEventName = keyof typeof flowVendorEvents;

/** The call of a vendor for an event of a flow, if it gets it. */
export function flowCall(name: string, vendor: string): VendorCall | undefined {
  const rows: Readonly<Record<string, Readonly<Partial<Record<Vendor, VendorCall>>>>> =
    flowVendorEvents;
  return Object.hasOwn(rows, name) ? rows[name]?.[vendor as Vendor] : undefined;
}
