import type { VendorAdapter } from './vendor-adapter.ts';

/** Microsoft Clarity, behaviour analytics (`vendors.md`). It gets no events (§9). */
export const adapter: VendorAdapter = ({ id, loadScript }) => {
  loadScript(`/tag/${encodeURIComponent(id)}`);
  return {};
};
