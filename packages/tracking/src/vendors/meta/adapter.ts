import type { VendorAdapter } from '../../browser/vendors/vendor-adapter.ts';
import type { AdPerson } from '../../model/vendors/vendor-settings.ts';

export { calls } from './events.ts';
export { queue } from './queue.ts';
export { signals } from './signals.ts';

/** The host of its script; the loader accepts no other. */
export const host = 'https://connect.facebook.net';

/** Meta pixel. */
export const adapter: VendorAdapter = ({ id, call, loadScript, person }) => {
  const init = (...matching: object[]) => call('init', id, ...matching);
  const identify = ({ email, phone }: AdPerson) =>
    // §5: the pixel takes phone numbers without the plus sign.
    init({ ...(email && { em: email }), ...(phone && { ph: phone.replace('+', '') }) });
  loadScript('/en_US/fbevents.js');
  if (person) identify(person);
  else init();
  call('track', 'PageView');
  return {
    // A second init adds matching to the pixel and restarts nothing.
    identify,
    event: ({ item_id: item, ...params }, eventID) => [
      {
        ...params,
        ...(item !== undefined && { content_ids: [String(item)], content_type: 'product' }),
      },
      { eventID },
    ],
    client: {
      clientType: 'facebook',
      cookie: '_fbp',
      clickCookie: '_fbc',
      click: 'facebookClickId',
    },
  };
};
