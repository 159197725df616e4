import type { ClientIdRequest, TrackingField } from '@plaza/contract';
import type { ServerEventName } from './vendor-events.ts';

/** A moment that the server of a vendor is notified of. */
export type ServerEvent = {
  readonly name: ServerEventName;
  /** The id that the browser sends with the same moment; of a lender's message, one of its own. */
  readonly id: string;
  /** When it happened, in milliseconds since 1970. */
  readonly time: number;
  /** The commission, in `currency` (ISO 4217). */
  readonly value?: number;
  readonly currency?: string;
  /** Id of the product in the service. */
  readonly item?: string;
  /** The address of the site, or of the page if it is known. */
  readonly url: string;
};

/** What connects a moment with a visitor who has consented to marketing. */
export type ServerVisitor = {
  /** SHA-256 in hexadecimal, of what the vendor expects. */
  readonly email?: string;
  /** As `email`. */
  readonly phone?: string;
  /** As `email`, of our own id of the visitor. */
  readonly userId?: string;
  /** The click id of the arrival, as it came. */
  readonly clickId?: string;
  /** The parameter that it came in, if there are several: `gbraid`. */
  readonly clickAlias?: string;
  /** When the visitor arrived with it, in milliseconds since 1970. */
  readonly arrivedAt?: number;
  /** The vendor's own id of the visitor, from its cookie. */
  readonly clientId?: string;
  /** The click id as the vendor's script has stored it. */
  readonly storedClickId?: string;
  readonly userAgent?: string;
};

/** The site's access to a vendor. */
export type VendorAccess = {
  /** A pixel, a tag or an account. */
  readonly account: string;
  /** The account that manages it, if there is one. */
  readonly manager?: string;
  /** The vendor's id of what the event counts as, if its account lists such ids. */
  readonly action?: string;
  /** Never logged. */
  readonly token: string;
};

/** A notification of one event. */
export type ServerNotification = {
  readonly event: ServerEvent;
  readonly visitor: ServerVisitor;
  readonly access: VendorAccess;
};

/** A POST. */
export type VendorRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The response of a vendor; the body is `undefined` if it is no JSON. */
export type VendorResponse = { readonly status: number; readonly body: unknown };

/** Whether a vendor has taken an event; codes contain nothing that was sent. */
export type VendorOutcome =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'retry' | 'refused'; readonly code: string };

/** A secret as its vendor issues it: a token, or the fields of a key. */
export type VendorCredential = string | Readonly<Record<string, string>>;

/** Exchanges a credential for a token that lasts for a while. */
export type TokenExchange = {
  /** @param now milliseconds since 1970. @throws Error if the credential has not the right fields */
  readonly request: (credential: VendorCredential, now: number) => VendorRequest;
  readonly read: (
    body: unknown,
  ) => { readonly token: string; readonly seconds: number } | undefined;
};

/** How a vendor wants to get an email and a phone number before they are hashed. */
export type ContactFormat = {
  /** @param email as typed */
  readonly email: (email: string) => string;
  /** @param phone a plus sign and digits */
  readonly phone: (phone: string) => string;
};

/** A vendor as servers notify it. Times are in milliseconds. */
export type ServerVendor = {
  /** Where the vendor documents its interface. */
  readonly documentation: string;
  /** When that was read last. */
  readonly readOn: `${number}-${number}-${number}`;
  /** Its name of each event; it does not get the others. */
  readonly events: Readonly<Partial<Record<ServerEventName, string>>>;
  /** What an account looks like, and the same in words. */
  readonly accountPattern: RegExp;
  readonly accountHint: string;
  /** Whether the site lists an id of the vendor for each event. */
  readonly hasActions?: boolean;
  /** The age at which an event is refused. */
  readonly maxAge: number;
  /** The tracking field of its click id, if the query of an arrival has one. */
  readonly click?: TrackingField;
  /** Under which its own id of a visitor is stored. */
  readonly clientType?: ClientIdRequest['clientType'];
  readonly contact: ContactFormat;
  readonly exchange?: TokenExchange;
  /** The request of an event; `undefined` if nothing connects it with a visitor. */
  readonly request: (notification: ServerNotification) => VendorRequest | undefined;
  readonly outcome: (response: VendorResponse) => VendorOutcome;
};
