import type { PageVendor } from '../../model/vendors/page-vendor.ts';

/** Whether a vendor is used for impressions of this channel (§9). */
export const isChannelAllowed = (
  { channels, notChannels }: Pick<PageVendor, 'channels' | 'notChannels'>,
  channelId: number,
): boolean => (channels?.includes(channelId) ?? true) && !notChannels?.includes(channelId);
