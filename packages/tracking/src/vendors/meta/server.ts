import { digitsPhone, plainEmail } from '../../core/server/contact-formats.ts';
import { eventNames, isOfLender } from '../../core/server/event-names.ts';
import { codeOf, fieldOf, httpOutcome } from '../../core/server/http-outcome.ts';
import { jsonRequest } from '../../core/server/json-request.ts';
import { withoutUndefined } from '../../core/server/without-undefined.ts';
import type {
  ServerNotification,
  ServerVendor,
  ServerVisitor,
  VendorResponse,
} from '../../model/vendors/server-vendor.ts';
import { calls } from './events.ts';

/** Graph API; each version lasts for two years at least. */
const VERSION = 'v25.0';

const listOf = (value: string | undefined) => (value === undefined ? undefined : [value]);

/** Conversions API of Meta: the pixel's events, recognized by name and id for 48 hours. */
export const server: ServerVendor = {
  documentation:
    'https://developers.facebook.com/documentation/ads-commerce/conversions-api/parameters/server-event',
  readOn: '2026-11-28',
  events: eventNames(calls, { conversion_pending: 'Lead', conversion_approved: 'Purchase' }),
  accountPattern: /^\d{1,20}$/,
  accountHint: 'the digits of a pixel',
  // One older event has the whole request refused.
  maxAge: 7 * 86_400_000,
  click: 'facebookClickId',
  clientType: 'facebook',
  contact: { email: plainEmail, phone: digitsPhone },
  request({ event, visitor, access }) {
    const isWebsite = !isOfLender(event.name);
    // Required of events of a website; the rest would connect the event with nobody.
    if (isWebsite && !visitor.userAgent) return undefined;
    const user = userData(visitor);
    if (!user.em && !user.ph && !user.fbc && !user.fbp) return undefined;
    return jsonRequest(`https://graph.facebook.com/${VERSION}/${access.account}/events`, {
      data: [
        {
          event_name: server.events[event.name],
          event_time: Math.floor(event.time / 1000),
          event_id: event.id,
          action_source: isWebsite ? 'website' : 'system_generated',
          event_source_url: event.url,
          user_data: user,
          custom_data: customData(event),
        },
      ],
      // In the body, because addresses are logged.
      access_token: access.token,
    });
  },
  outcome({ status, body }: VendorResponse) {
    const isTransient = fieldOf(body, 'error', 'is_transient') === true;
    const code = codeOf(fieldOf(body, 'error', 'code'));
    // 190: a token that expired or was replaced. 4, 17, 613 and 80004: too many requests.
    const isPassing = ['4', '17', '190', '613', '80004'].includes(code ?? '');
    if (isTransient || isPassing) return httpOutcome(503, code);
    return httpOutcome(status, code);
  },
};

function userData({ email, phone, userId, clientId, userAgent, ...click }: ServerVisitor) {
  return withoutUndefined({
    em: listOf(email),
    ph: listOf(phone),
    external_id: listOf(userId),
    client_user_agent: userAgent,
    fbp: clientId,
    fbc: clickOf(click),
  });
}

/** `fbclid` in the format of the cookie that the pixel makes of it; its case is kept. */
function clickOf({ storedClickId, clickId = storedClickId, arrivedAt }: ServerVisitor) {
  if (storedClickId?.startsWith('fb.')) return storedClickId;
  return clickId && arrivedAt !== undefined ? `fb.1.${arrivedAt}.${clickId}` : undefined;
}

const customData = ({ value, currency, item }: ServerNotification['event']) =>
  withoutUndefined({
    ...(value !== undefined && currency && { value, currency }),
    ...(item && { content_ids: [item], content_type: 'product' }),
  });
