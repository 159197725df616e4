/** What is known of a tracking field (§3.2). */
export type TrackingFieldRow = {
  /** The cookie it is stored in: the name in the specification's brackets, else the field's own. */
  readonly cookie: string;
  /** How long the cookie lives, in seconds (§9; 30 days where the specification shows none). */
  readonly maxAge: number;
  /** The query-string names under which it arrives, the first one the usual one. */
  readonly aliases: readonly [string, ...string[]];
};

const DAYS_30 = 30 * 24 * 60 * 60;
const YEARS_2 = 2 * 365 * 24 * 60 * 60;

/** A field stored under its own name for 30 days. */
const row = (cookie: string, ...aliases: [string, ...string[]]) => ({
  cookie,
  maxAge: DAYS_30,
  aliases,
});

/** Every tracking field of §3.2. Adding a row is the whole change. */
export const trackingFields = {
  adtractionClickId: row('adtractionClickId', 'at_gd'),
  channelName: row('channelName', 'channel_name'),
  emailRegistrationId: row('er', 'emailRegistrationId'),
  emailUserId: { ...row('email', 'emailUserId'), maxAge: YEARS_2 },
  facebookClickId: row('facebookClickId', 'fbclid'),
  googleClickId: row('googleClickId', 'gclid', 'gbraid', 'wbraid'),
  impressionId: row('impressionId', 'impression_id', 'impression-id'),
  internalWebsiteClickId: row('iwc', 'internalWebsiteClickId'),
  microsoftClickId: row('microsoftClickId', 'msclkid'),
  newsletterDispatchId: row('nd', 'newsletterDispatchId'),
  notificationDispatchId: row('bnd', 'notificationDispatchId'),
  notificationInstallationId: row('ni', 'notificationInstallationId'),
  phoneNumberId: { ...row('phone', 'phone', 'pn'), maxAge: YEARS_2 },
  phoneNumberRegistrationId: row('pnr', 'phoneNumberRegistrationId'),
  pubid: row('pubid', 'pubid'),
  rejectClickId: row('rejectClickId', 'rejectClickId'),
  smsDispatchId: row('sd', 'smsDispatchId'),
  subId: row('subId', 'cc', 'trac', 'cmp', 'gid', 'pid', 'tf', 'subid', 'sub_id', 'rl', 'sub-id'),
  tiktokClickId: row('tiktokClickId', 'ttclid'),
  uniqueUserId: { ...row('uniqueUserId', 'unique_user_id', 'unique-user-id'), maxAge: YEARS_2 },
  userInputId: row('userInputId', 'uid', 'user-input-id', 'ui'),
  userInputToken: row('userInputToken', 'uit'),
} as const satisfies Record<string, TrackingFieldRow>;

export type TrackingField = keyof typeof trackingFields;

/** What is known of a visitor's arrival: values by field, without those that are not known. */
export type TrackingData = Readonly<Partial<Record<TrackingField, string>>>;
