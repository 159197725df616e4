import type { VendorAdapter } from '../../browser/vendors/vendor-adapter.ts';
import type { AdPerson } from '../../model/vendors/vendor-settings.ts';

export { calls } from './events.ts';
export { queue } from './queue.ts';
export { signals } from './signals.ts';

/** The host of its script; the loader accepts no other. */
export const host = 'https://bat.bing.com';

type UetScope = { uetq?: unknown; readonly UET?: new (options: object) => unknown };

/** Microsoft UET. */
export const adapter: VendorAdapter = ({ id, scope, call, loadScript, person }) => {
  const identify = ({ email, phone }: AdPerson) =>
    call('set', { pid: { ...(email && { em: email }), ...(phone && { ph: phone }) } });
  if (person) identify(person);
  loadScript('/bat.js', () => {
    const uet: UetScope = scope;
    if (!uet.UET) return;
    uet.uetq = new uet.UET({ ti: id, enableAutoSpaTracking: true, q: uet.uetq });
    call('pageLoad');
  });
  return {
    identify,
    event: ({ value, item_id: item, ...params }, eventId) => [
      {
        ...params,
        ...(value !== undefined && { revenue_value: value }),
        ...(item !== undefined && { event_label: String(item) }),
        event_id: eventId,
      },
    ],
  };
};
