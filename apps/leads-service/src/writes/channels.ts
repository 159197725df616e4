/**
 * Where an impression came from (§3.3, §9). The specification fixes ids 2 (TikTok is disabled) and
 * 5 (Bing, and Bing is tracked only there); the other rows are ours. Ids are stored: never reuse one.
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

/** Other spellings of `channelName` (alias `channel_name`) that mean one of our channels. */
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
 * Which tracking field (§3.2) speaks for which channel, strongest first. Fields that say who the
 * visitor is rather than what was clicked (email, phone, user input) say nothing about the channel.
 * Paid clicks come before our own messages, because somebody is billed for them.
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
