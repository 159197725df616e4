import type { AdPerson } from '../../model/vendors/vendor-settings.ts';
import type { VendorAdapter } from './vendor-adapter.ts';

/** Meta pixel (`vendors.md`). */
export const adapter: VendorAdapter = ({ id, call, loadScript, person }) => {
  const init = (...matching: object[]) => call('init', id, ...matching);
  const identify = ({ email, phone }: AdPerson) =>
    init({ ...(email && { em: email }), ...(phone && { ph: phone }) });
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
