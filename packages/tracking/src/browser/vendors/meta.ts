import type { AdPerson } from '../../model/vendors/ad-person.ts';
import type { VendorAdapter } from './vendor-adapter.ts';

/** Meta pixel (`vendors.md`). */
export const adapter: VendorAdapter = ({ id, say, loadScript, person }) => {
  const init = (...matching: object[]) => say('init', id, ...matching);
  const identify = ({ email, phone }: AdPerson) =>
    init({ ...(email && { em: email }), ...(phone && { ph: phone }) });
  loadScript('/en_US/fbevents.js');
  if (person) identify(person);
  else init();
  say('track', 'PageView');
  return {
    // A pixel that was begun without matching takes it from a second init, and begins nothing anew.
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
