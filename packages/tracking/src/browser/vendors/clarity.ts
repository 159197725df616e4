import type { VendorAdapter } from './vendor-adapter.ts';

/** Microsoft Clarity, the behaviour-analytics service (`vendors.md`). It is told of no events (§9). */
export const adapter: VendorAdapter = ({ id, loadScript }) => {
  loadScript(`/tag/${encodeURIComponent(id)}`);
  return {};
};
