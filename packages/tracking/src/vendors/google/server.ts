import { gmailEmail, plusPhone } from '../../core/server/contact-formats.ts';
import { eventNames, isOfLender } from '../../core/server/event-names.ts';
import { codeOf, fieldOf, httpOutcome } from '../../core/server/http-outcome.ts';
import { jsonRequest } from '../../core/server/json-request.ts';
import { withoutUndefined } from '../../core/server/without-undefined.ts';
import type {
  ServerEvent,
  ServerVendor,
  ServerVisitor,
  VendorAccess,
} from '../../model/vendors/server-vendor.ts';
import { accessToken } from './access-token.ts';
import { calls } from './events.ts';

const MAX_AGE = 90 * 86_400_000;

const GRANTED = 'CONSENT_GRANTED';

/**
 * Data Manager API of Google, which has replaced the upload of clicks of the Google Ads API: its
 * conversion actions by id, enhanced by hashed contact data. The transaction id is that of the tag.
 */
export const server: ServerVendor = {
  documentation: 'https://developers.google.com/data-manager/api/reference/rest/v1/events/ingest',
  readOn: '2026-11-28',
  events: eventNames(calls, {
    conversion_pending: 'conversion_pending',
    conversion_approved: 'conversion_approved',
  }),
  accountPattern: /^\d{10}$/,
  accountHint: 'the ten digits of a Google Ads account',
  hasActions: true,
  // A conversion counts for a click of the last 90 days.
  maxAge: MAX_AGE,
  click: 'googleClickId',
  clientType: 'google',
  contact: { email: gmailEmail, phone: plusPhone },
  exchange: accessToken,
  request({ event, visitor, access }) {
    const userIdentifiers = [
      ...(visitor.email ? [{ emailAddress: visitor.email }] : []),
      ...(visitor.phone ? [{ phoneNumber: visitor.phone }] : []),
    ];
    const click = clickOf(visitor, event);
    if (!click && userIdentifiers.length === 0) return undefined;
    return jsonRequest(
      'https://datamanager.googleapis.com/v1/events:ingest',
      {
        destinations: [destination(access)],
        encoding: 'HEX',
        events: [
          withoutUndefined({
            transactionId: event.id,
            eventTimestamp: new Date(event.time).toISOString(),
            eventSource: isOfLender(event.name) ? 'OTHER' : 'WEB',
            consent: { adUserData: GRANTED, adPersonalization: GRANTED },
            adIdentifiers: click && { ...click, ...deviceOf(visitor) },
            userData: userIdentifiers.length > 0 ? { userIdentifiers } : undefined,
            ...(event.value !== undefined &&
              event.currency && { conversionValue: event.value, currency: event.currency }),
          }),
        ],
      },
      { authorization: `Bearer ${access.token}` },
    );
  },
  outcome: ({ status, body }) => httpOutcome(status, codeOf(fieldOf(body, 'error', 'status'))),
};

const accountOf = (accountId: string) => ({ accountType: 'GOOGLE_ADS', accountId });

const destination = ({ account, manager, action }: VendorAccess) =>
  withoutUndefined({
    operatingAccount: accountOf(account),
    loginAccount: manager === undefined ? undefined : accountOf(manager),
    productDestinationId: action,
  });

/** The click id under the name that it came with: Google's three kinds are different identifiers. */
function clickOf({ clickId, clickAlias, arrivedAt }: ServerVisitor, { time }: ServerEvent) {
  if (!clickId || (arrivedAt !== undefined && time - arrivedAt > MAX_AGE)) return undefined;
  if (clickAlias === 'gbraid') return { gbraid: clickId };
  return clickAlias === 'wbraid' ? { wbraid: clickId } : { gclid: clickId };
}

const deviceOf = ({ userAgent }: ServerVisitor) =>
  userAgent === undefined ? {} : { landingPageDeviceInfo: { userAgent } };
