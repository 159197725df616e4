import type { VendorAdapter } from '../../browser/vendors/vendor-adapter.ts';
import type { AdPerson } from '../../model/vendors/vendor-settings.ts';

export { calls } from './events.ts';
export { queue } from './queue.ts';
export { signals } from './signals.ts';

/** The host of its script; the loader accepts no other. */
export const host = 'https://www.googletagmanager.com';

/** Google tag: Analytics 4 and, through it, Google Ads. */
export const adapter: VendorAdapter = ({ id, scope, call, loadScript, person }) => {
  const identify = ({ email, phone }: AdPerson) =>
    call('set', 'user_data', { ...(email && { email }), ...(phone && { phone_number: phone }) });
  loadScript(`/gtag/js?id=${encodeURIComponent(id)}`);
  call('js', new Date());
  if (person) identify(person);
  call('config', id);
  return {
    identify,
    // Google Ads recognizes a conversion of the service by its transaction.
    event: (params, eventId) => [{ ...params, event_id: eventId, transaction_id: eventId }],
    stop() {
      // Otherwise gtag continues with cookieless requests, starting at the denial.
      scope[`ga-disable-${id}`] = true;
    },
    client: {
      clientType: 'google',
      cookie: '_ga',
      // GA1.1.<id>: format, domain depth, id.
      idOf: (value) => value.split('.').slice(2).join('.') || value,
      click: 'googleClickId',
    },
  };
};
