import { plusPhone, specifiedEmail } from '../../core/server/contact-formats.ts';
import { eventNames } from '../../core/server/event-names.ts';
import { codeOf, fieldOf, httpOutcome } from '../../core/server/http-outcome.ts';
import { jsonRequest } from '../../core/server/json-request.ts';
import { withoutUndefined } from '../../core/server/without-undefined.ts';
import type { ServerEvent, ServerVendor } from '../../model/vendors/server-vendor.ts';
import { calls } from './events.ts';

/** A click id is a UUID, usually without hyphens; any other value has the event refused. */
const CLICK_ID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

/** UET Conversions API of Microsoft: the tag's events, recognized by name and id. */
export const server: ServerVendor = {
  documentation:
    'https://learn.microsoft.com/en-us/advertising/guides/uet-conversion-api-integration',
  readOn: '2026-11-28',
  events: eventNames(calls, {
    conversion_pending: 'conversion_pending',
    conversion_approved: 'conversion_approved',
  }),
  accountPattern: /^\d{1,20}$/,
  accountHint: 'the digits of a UET tag',
  maxAge: 7 * 86_400_000,
  click: 'microsoftClickId',
  // Microsoft wants addresses without dots, plus-tags and accents, as §5.
  contact: { email: specifiedEmail, phone: plusPhone },
  request({ event, visitor, access }) {
    const { email, phone, clickId, userAgent } = visitor;
    const msclkid = clickId && CLICK_ID.test(clickId) ? clickId : undefined;
    if (!email && !phone && !msclkid) return undefined;
    return jsonRequest(
      `https://capi.uet.microsoft.com/v1/${access.account}/events`,
      {
        dataProvider: 'plaza',
        continueOnValidationError: false,
        data: [
          {
            eventType: 'custom',
            eventName: server.events[event.name],
            eventId: event.id,
            eventTime: Math.floor(event.time / 1000),
            eventSourceUrl: event.url,
            adStorageConsent: 'G',
            userData: withoutUndefined({
              ...{ em: email, ph: phone, msclkid, clientUserAgent: userAgent },
            }),
            customData: customData(event),
          },
        ],
      },
      { authorization: `Bearer ${access.token}` },
    );
  },
  outcome({ status, body }) {
    const [first] = errorsIn(body);
    const code = codeOf(fieldOf(first, 'errorCode')) ?? codeOf(fieldOf(body, 'error', 'code'));
    return httpOutcome(status === 200 && first ? 400 : status, code);
  },
};

/** The errors of a response, without its warnings. */
function errorsIn(body: unknown): unknown[] {
  const details = fieldOf(body, 'error', 'details');
  return Array.isArray(details) ? details.filter((each) => !fieldOf(each, 'isWarning')) : [];
}

const customData = ({ value, currency, item }: ServerEvent) =>
  withoutUndefined({
    ...(value !== undefined && currency && { value, currency }),
    ...(item && { eventLabel: item, itemIds: [item] }),
  });
