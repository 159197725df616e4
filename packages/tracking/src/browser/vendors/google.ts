import type { AdPerson } from '../../model/vendors/ad-person.ts';
import type { VendorAdapter } from './vendor-adapter.ts';

/** Google tag: Analytics 4 and, through it, Google Ads (`vendors.md`). */
export const adapter: VendorAdapter = ({ id, scope, say, loadScript, person }) => {
  const identify = ({ email, phone }: AdPerson) =>
    say('set', 'user_data', { ...(email && { email }), ...(phone && { phone_number: phone }) });
  loadScript(`/gtag/js?id=${encodeURIComponent(id)}`);
  say('js', new Date());
  if (person) identify(person);
  say('config', id);
  return {
    identify,
    event: (params, eventId) => [{ ...params, event_id: eventId }],
    stop() {
      // Without it, gtag goes on with requests that carry no cookies, the first one at the denial.
      scope[`ga-disable-${id}`] = true;
    },
    client: {
      clientType: 'google',
      cookie: '_ga',
      // GA1.1.<id>: before the id stand the format and the depth of the domain.
      idOf: (value) => value.split('.').slice(2).join('.') || value,
      click: 'googleClickId',
    },
  };
};
