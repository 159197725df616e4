import type { VendorAdapter, VendorPort } from '../../browser/vendors/vendor-adapter.ts';

export { calls } from './events.ts';
export { queue } from './queue.ts';
export { signals } from './signals.ts';

/** The host of its script; the loader accepts no other. */
export const host = 'https://analytics.tiktok.com';

/** What TikTok's script needs on its queue before it drains it. */
type Scaffold = {
  _i?: Record<string, object>;
  _t?: Record<string, number>;
  _o?: Record<string, object>;
};

/** TikTok pixel. */
export const adapter: VendorAdapter = ({ id, scope, call, loadScript, person }) => {
  async function identify({ email, phone }: NonNullable<VendorPort['person']>) {
    const [hashedEmail, hashedPhone] = await Promise.all([sha256(email), sha256(phone)]);
    call('identify', {
      ...(hashedEmail && { email: hashedEmail }),
      ...(hashedPhone && { phone_number: hashedPhone }),
    });
  }
  const path = '/i18n/pixel/events.js';
  const ttq = scope.ttq as Scaffold;
  ttq._i = { ...ttq._i, [id]: Object.assign([], { _u: `https://analytics.tiktok.com${path}` }) };
  ttq._t = { ...ttq._t, [id]: Date.now() };
  ttq._o = { ...ttq._o, [id]: {} };
  loadScript(`${path}?sdkid=${encodeURIComponent(id)}&lib=ttq`);
  call('page');
  return {
    identify,
    ...(person && { ready: identify(person) }),
    event: ({ item_id: item, ...params }, eventId) => [
      {
        ...params,
        ...(item !== undefined && { content_id: String(item), content_type: 'product' }),
      },
      { event_id: eventId },
    ],
    client: {
      clientType: 'tiktok',
      cookie: '_ttp',
      clickCookie: 'ttclid',
      click: 'tiktokClickId',
    },
  };
};

/** Hex, as TikTok expects. */
async function sha256(text?: string): Promise<string | undefined> {
  if (!text) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
