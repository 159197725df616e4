/**
 * The query-string names under which each tracking field arrives, as §3.2 lists them.
 * A field whose only alias is its own name ("own name") stands under that name.
 */
export const trackingAliases = {
  adtractionClickId: ['at_gd'],
  channelName: ['channel_name'],
  emailRegistrationId: ['emailRegistrationId'],
  emailUserId: ['emailUserId'],
  facebookClickId: ['fbclid'],
  googleClickId: ['gclid', 'gbraid', 'wbraid'],
  impressionId: ['impression_id', 'impression-id'],
  internalWebsiteClickId: ['internalWebsiteClickId'],
  microsoftClickId: ['msclkid'],
  newsletterDispatchId: ['newsletterDispatchId'],
  notificationDispatchId: ['notificationDispatchId'],
  notificationInstallationId: ['notificationInstallationId'],
  phoneNumberId: ['phone', 'pn'],
  phoneNumberRegistrationId: ['phoneNumberRegistrationId'],
  pubid: ['pubid'],
  rejectClickId: ['rejectClickId'],
  smsDispatchId: ['smsDispatchId'],
  subId: ['cc', 'trac', 'cmp', 'gid', 'pid', 'tf', 'subid', 'sub_id', 'rl', 'sub-id'],
  tiktokClickId: ['ttclid'],
  uniqueUserId: ['unique_user_id', 'unique-user-id'],
  userInputId: ['uid', 'user-input-id', 'ui'],
  userInputToken: ['uit'],
} as const satisfies Record<string, readonly string[]>;

export type TrackingField = keyof typeof trackingAliases;
