import type { TrackingField } from '@plaza/contract';

/** The definition of a tracking field (§3.2). */
export type TrackingFieldRow = {
  /** Name of its cookie: the one in the specification's brackets, otherwise the field's own. */
  readonly cookie: string;
  /** Max age of the cookie in seconds (§9; 30 days if the specification has none). */
  readonly maxAge: number;
  /** Its query names; the first one is canonical. */
  readonly aliases: readonly [string, ...string[]];
  /** Its default value, which is not stored. */
  readonly default?: string;
  /** Maximum URL-encoded length; default 1024. */
  readonly maxLength?: number;
  /** Whether it survives a new source (§4.2). */
  readonly survivesReset?: true;
  /** Whether it takes precedence when not all values fit; fields that survive a reset do. */
  readonly comesFirst?: true;
  /** Whether its aliases are different identifiers, so that the alias is stored as well. */
  readonly keepsAlias?: true;
  /** Whether it identifies a person or one visit of theirs: it is removed from addresses. */
  readonly isPersonal?: true;
  /** Not read from links: a link that two people open would make them one (decision 68). */
  readonly fromLink?: false;
};

const DAYS_30 = 30 * 24 * 60 * 60;
const YEARS_2 = 2 * 365 * 24 * 60 * 60;

/** A field stored for 30 days. */
const row = (cookie: string, ...aliases: [string, ...string[]]) => ({
  cookie,
  maxAge: DAYS_30,
  aliases,
});

/**
 * Every tracking field of §3.2. To add a field, add a row here and in the contract. Where the
 * specification says `own name` but brackets another cookie name, both query names are accepted.
 */
export const trackingFields = {
  adtractionClickId: row('adtractionClickId', 'at_gd'),
  channelName: row('channelName', 'channel_name'),
  emailRegistrationId: { ...row('er', 'emailRegistrationId', 'er'), isPersonal: true },
  emailUserId: { ...row('email', 'emailUserId', 'email'), maxAge: YEARS_2, isPersonal: true },
  facebookClickId: row('facebookClickId', 'fbclid'),
  googleClickId: { ...row('googleClickId', 'gclid', 'gbraid', 'wbraid'), keepsAlias: true },
  impressionId: {
    ...row('impressionId', 'impression_id', 'impression-id'),
    maxLength: 64,
    comesFirst: true,
    isPersonal: true,
    fromLink: false,
  },
  internalWebsiteClickId: row('iwc', 'internalWebsiteClickId', 'iwc'),
  microsoftClickId: row('microsoftClickId', 'msclkid'),
  newsletterDispatchId: row('nd', 'newsletterDispatchId', 'nd'),
  notificationDispatchId: row('bnd', 'notificationDispatchId', 'bnd'),
  notificationInstallationId: row('ni', 'notificationInstallationId', 'ni'),
  phoneNumberId: { ...row('phone', 'phone', 'pn'), maxAge: YEARS_2, isPersonal: true },
  phoneNumberRegistrationId: {
    ...row('pnr', 'phoneNumberRegistrationId', 'pnr'),
    isPersonal: true,
  },
  pubid: row('pubid', 'pubid'),
  rejectClickId: row('rejectClickId', 'rejectClickId'),
  smsDispatchId: row('sd', 'smsDispatchId', 'sd'),
  subId: {
    ...row('subId', 'cc', 'trac', 'cmp', 'gid', 'pid', 'tf', 'subid', 'sub_id', 'rl', 'sub-id'),
    default: 'z',
  },
  tiktokClickId: row('tiktokClickId', 'ttclid'),
  uniqueUserId: {
    ...row('uniqueUserId', 'unique_user_id', 'unique-user-id'),
    maxAge: YEARS_2,
    survivesReset: true,
    isPersonal: true,
    fromLink: false,
  },
  userInputId: {
    ...row('userInputId', 'uid', 'user-input-id', 'ui'),
    survivesReset: true,
    isPersonal: true,
  },
  userInputToken: { ...row('userInputToken', 'uit'), survivesReset: true, isPersonal: true },
} as const satisfies Record<TrackingField, TrackingFieldRow>;
