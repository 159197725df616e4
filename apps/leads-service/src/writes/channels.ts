/**
 * The source of an impression (§3.3, §9). The specification defines ids 2 (TikTok is disabled) and
 * 5 (Bing is tracked only there); the other rows are ours. Ids are stored: never reuse one.
 */
export const channels = [
  { id: 1, name: 'Direct' },
  { id: 2, name: 'Google' },
  { id: 3, name: 'Facebook' },
  { id: 4, name: 'TikTok' },
  { id: 5, name: 'Bing' },
  { id: 6, name: 'Adtraction' },
  { id: 7, name: 'Email' },
  { id: 8, name: 'SMS' },
  { id: 9, name: 'Push notification' },
  { id: 10, name: 'Internal website' },
  { id: 11, name: 'Reject' },
  { id: 12, name: 'Affiliate' },
] as const satisfies readonly Channel[];

export interface Channel {
  readonly id: number;
  readonly name: string;
}

export type ChannelName = (typeof channels)[number]['name'];

/** Aliases of `channelName` (alias `channel_name`). */
export const channelAliases = {
  adwords: 'Google',
  'google ads': 'Google',
  meta: 'Facebook',
  instagram: 'Facebook',
  microsoft: 'Bing',
  'microsoft ads': 'Bing',
  newsletter: 'Email',
  notification: 'Push notification',
  push: 'Push notification',
} as const satisfies Record<string, ChannelName>;

/**
 * The channel of each tracking field (§3.2), strongest signal first. Fields that identify the
 * visitor rather than a click (email, phone, user input) are no signals. Paid clicks precede our
 * own messages, because they are billed.
 */
export const channelSignals = [
  { field: 'microsoftClickId', channel: 'Bing' },
  { field: 'googleClickId', channel: 'Google' },
  { field: 'facebookClickId', channel: 'Facebook' },
  { field: 'tiktokClickId', channel: 'TikTok' },
  { field: 'adtractionClickId', channel: 'Adtraction' },
  { field: 'newsletterDispatchId', channel: 'Email' },
  { field: 'emailRegistrationId', channel: 'Email' },
  { field: 'smsDispatchId', channel: 'SMS' },
  { field: 'phoneNumberRegistrationId', channel: 'SMS' },
  { field: 'notificationDispatchId', channel: 'Push notification' },
  { field: 'notificationInstallationId', channel: 'Push notification' },
  { field: 'internalWebsiteClickId', channel: 'Internal website' },
  { field: 'rejectClickId', channel: 'Reject' },
  { field: 'pubid', channel: 'Affiliate' },
  { field: 'subId', channel: 'Affiliate' },
] as const satisfies readonly { field: string; channel: ChannelName }[];
