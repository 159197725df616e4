import type { TrackingField } from '@plaza/contract';

/** What is known of a tracking field (§3.2). */
export type TrackingFieldRow = {
  /** The cookie it is stored in: the name in the specification's brackets, else the field's own. */
  readonly cookie: string;
  /** How long the cookie lives, in seconds (§9; 30 days where the specification shows none). */
  readonly maxAge: number;
  /** The query-string names under which it arrives, the first one the usual one. */
  readonly aliases: readonly [string, ...string[]];
  /** Its value where nothing is known. Not stored. */
  readonly default?: string;
  /** Longest value that is taken, as a cookie writes it; 1024 unless said otherwise. */
  readonly maxLength?: number;
  /** Whether a new source leaves it as it is (§4.2). */
  readonly survivesReset?: true;
  /** Whether it has its place before other values where there is no room for all; survivors have. */
  readonly comesFirst?: true;
  /** Whether its aliases are different identifiers, so that the one it came by is remembered. */
  readonly keepsAlias?: true;
  /** Whether it tells who the visitor is, so that it is taken out of the address bar. */
  readonly isPersonal?: true;
};

const DAYS_30 = 30 * 24 * 60 * 60;
const YEARS_2 = 2 * 365 * 24 * 60 * 60;

/** A field stored under its own name for 30 days. */
const row = (cookie: string, ...aliases: [string, ...string[]]) => ({
  cookie,
  maxAge: DAYS_30,
  aliases,
});

/**
 * Every tracking field of §3.2. Adding a row here and in the contract is the whole change. Where the specification says `own
 * name` and brackets another one for the cookie, either may be meant, and both are taken.
 */
export const trackingFields = {
  adtractionClickId: row('adtractionClickId', 'at_gd'),
  channelName: row('channelName', 'channel_name'),
  emailRegistrationId: row('er', 'emailRegistrationId', 'er'),
  emailUserId: { ...row('email', 'emailUserId', 'email'), maxAge: YEARS_2, isPersonal: true },
  facebookClickId: row('facebookClickId', 'fbclid'),
  googleClickId: { ...row('googleClickId', 'gclid', 'gbraid', 'wbraid'), keepsAlias: true },
  impressionId: {
    ...row('impressionId', 'impression_id', 'impression-id'),
    maxLength: 64,
    comesFirst: true,
  },
  internalWebsiteClickId: row('iwc', 'internalWebsiteClickId', 'iwc'),
  microsoftClickId: row('microsoftClickId', 'msclkid'),
  newsletterDispatchId: row('nd', 'newsletterDispatchId', 'nd'),
  notificationDispatchId: row('bnd', 'notificationDispatchId', 'bnd'),
  notificationInstallationId: row('ni', 'notificationInstallationId', 'ni'),
  phoneNumberId: { ...row('phone', 'phone', 'pn'), maxAge: YEARS_2, isPersonal: true },
  phoneNumberRegistrationId: row('pnr', 'phoneNumberRegistrationId', 'pnr'),
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
  },
  userInputId: { ...row('userInputId', 'uid', 'user-input-id', 'ui'), survivesReset: true },
  userInputToken: { ...row('userInputToken', 'uit'), survivesReset: true, isPersonal: true },
} as const satisfies Record<TrackingField, TrackingFieldRow>;
