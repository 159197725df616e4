import type { ServerEventName } from '@plaza/tracking/server';

/** A moment of a visitor who has consented to marketing, before it is known which vendors get it. */
export interface VendorMoment {
  readonly websiteId: number;
  readonly locale: string;
  readonly event: ServerEventName;
  /** The id that the browser sends with the same moment. */
  readonly eventId: string;
  /** Milliseconds since 1970. */
  readonly happenedAt: number;
  /** The receipt of the consent. */
  readonly consentId: string;
  readonly impressionId?: string | null | undefined;
  readonly applicationId?: string | undefined;
  readonly productId?: number | null | undefined;
  readonly worth?: Worth | undefined;
  readonly person?: VendorPerson | undefined;
}

/** A commission. */
export interface Worth {
  readonly value: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What is encrypted until the event is sent. */
export interface VendorPerson {
  /** As typed. */
  readonly email?: string;
  readonly phone?: string;
  /** The browser's own name of itself, which vendors want of events of a website. */
  readonly userAgent?: string | undefined;
}

/** A row of the outbox before it is stored; contact data are encrypted. */
export interface NewVendorEvent {
  readonly id: string;
  readonly websiteId: number;
  readonly vendor: string;
  readonly event: string;
  readonly eventId: string;
  readonly locale: string;
  readonly happenedAt: string;
  readonly consentId: string;
  readonly impressionId: string | null;
  readonly applicationId: string | null;
  readonly productId: number | null;
  readonly value: number | null;
  readonly currency: string | null;
  readonly keyId: string;
  readonly sealed: string | null;
  readonly expiresAt: string;
}
