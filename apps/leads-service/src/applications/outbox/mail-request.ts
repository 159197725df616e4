import type { Website } from '@plaza/contract';

export type MailKind = 'confirm' | 'resume';

/** An email to the applicant with a link. */
export interface MailRequest {
  readonly websiteId: number;
  readonly applicationId: string;
  readonly locale: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly emailHash: string;
  /** The hash of the browser's token that asks for it. */
  readonly requestedBy: string;
  readonly website: MailWebsite;
}

export type MailWebsite = Pick<
  Website,
  'url' | 'displayName' | 'countries' | 'applications' | 'paths'
>;

/** The address of a website's site. */
export interface SiteUrl {
  readonly websiteId: number;
  readonly url: string;
}
