import type { VendorCalls } from '../../model/vendors/vendor-events.ts';

/** It gets no events (§9). */
export const calls = {} as const satisfies VendorCalls;
