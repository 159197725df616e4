import type { VendorAdapter } from '../../browser/vendors/vendor-adapter.ts';

export { calls } from './events.ts';
export { queue } from './queue.ts';
export { signals } from './signals.ts';

/** The host of its script; the loader accepts no other. */
export const host = 'https://www.clarity.ms';

/** Microsoft Clarity, behaviour analytics. It gets no events (§9). */
export const adapter: VendorAdapter = ({ id, loadScript }) => {
  loadScript(`/tag/${encodeURIComponent(id)}`);
  return {};
};
