import type { AdPerson } from '../../model/vendors/vendor-settings.ts';
import type { VendorAdapter, VendorPort } from './vendor-adapter.ts';

type UetScope = Pick<VendorPort['scope'], 'uetq'> & {
  readonly UET?: new (options: object) => NonNullable<VendorPort['scope']['uetq']>;
};

/** Microsoft UET (`vendors.md`). */
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
