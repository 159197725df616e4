import { plainEmail, plusPhone } from '../../core/server/contact-formats.ts';
import { eventNames } from '../../core/server/event-names.ts';
import { codeOf, fieldOf, httpOutcome } from '../../core/server/http-outcome.ts';
import { jsonRequest } from '../../core/server/json-request.ts';
import { withoutUndefined } from '../../core/server/without-undefined.ts';
import type {
  ServerEvent,
  ServerVendor,
  ServerVisitor,
} from '../../model/vendors/server-vendor.ts';
import { calls } from './events.ts';

/** Events API 2.0 of TikTok: the pixel's events, recognized by name and id for 48 hours. */
export const server: ServerVendor = {
  documentation: 'https://business-api.tiktok.com/portal/docs?id=1771101303285761',
  readOn: '2026-11-28',
  events: eventNames(calls, {
    conversion_pending: 'Lead',
    conversion_approved: 'ApplicationApproval',
  }),
  accountPattern: /^[A-Z0-9]{8,40}$/,
  accountHint: 'the 8 to 40 capitals and digits of a pixel',
  // TikTok documents no limit; a click counts for seven days unless its account says otherwise.
  maxAge: 7 * 86_400_000,
  click: 'tiktokClickId',
  clientType: 'tiktok',
  contact: { email: plainEmail, phone: plusPhone },
  request({ event, visitor, access }) {
    const user = userOf(visitor);
    if (!user.email && !user.phone && !user.ttclid && !user.ttp) return undefined;
    return jsonRequest(
      'https://business-api.tiktok.com/open_api/v1.3/event/track/',
      {
        event_source: 'web',
        event_source_id: access.account,
        data: [
          {
            event: server.events[event.name],
            event_time: Math.floor(event.time / 1000),
            event_id: event.id,
            user,
            page: { url: event.url },
            properties: propertiesOf(event),
            // The visitor has consented; without consent nothing is sent at all.
            limited_data_use: false,
          },
        ],
      },
      { 'access-token': access.token },
    );
  },
  outcome({ status, body }) {
    const code = codeOf(fieldOf(body, 'code'));
    if (status !== 200) return httpOutcome(status, code);
    if (code === '0') return { outcome: 'taken' };
    // 40002: invalid parameters. Others concern the token, the rate, or TikTok itself.
    return httpOutcome(code === '40002' ? 400 : 503, code);
  },
};

const userOf = ({ email, phone, userId, clickId, clientId, userAgent, ...rest }: ServerVisitor) =>
  withoutUndefined({
    email,
    phone,
    external_id: userId,
    ttclid: rest.storedClickId ?? clickId,
    ttp: clientId,
    user_agent: userAgent,
  });

const propertiesOf = ({ value, currency, item }: ServerEvent) =>
  withoutUndefined({
    ...(value !== undefined && currency && { value, currency }),
    ...(item && { contents: [{ content_id: item }], content_type: 'product' }),
  });
