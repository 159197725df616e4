import {
  type Channel,
  type ChannelName,
  channelAliases,
  channelSignals,
  channels,
} from './channels.ts';

/** §9: the subId of a visitor who came with none. */
const defaultSubId = 'z';

type TrackingValues = Readonly<Record<string, unknown>>;

const byName = new Map<string, Channel>([
  ...channels.map((channel) => [channel.name.toLowerCase(), channel] as const),
  ...Object.entries(channelAliases).map(([alias, name]) => [alias, channelNamed(name)] as const),
]);

/**
 * The channel an impression is credited to (§3.3 `source.channel`): a `channelName` that names one
 * of ours; else the strongest click id or message id; else a `channelName` nobody knows or a subId
 * of its own, which is an affiliate's; else Direct.
 */
export function resolveChannel(trackingData: TrackingValues): Channel {
  const name = text(trackingData.channelName);
  const named = byName.get(name.toLowerCase());
  if (named) return named;
  const signal = channelSignals.find(({ field }) => speaks(field, text(trackingData[field])));
  if (signal) return channelNamed(signal.channel);
  return channelNamed(name ? 'Affiliate' : 'Direct');
}

function speaks(field: string, value: string) {
  return value !== '' && !(field === 'subId' && value === defaultSubId);
}

function text(value: unknown) {
  return typeof value === 'string' ? value.trim() : '';
}

function channelNamed(name: ChannelName): Channel {
  const { id } = channels.find((channel) => channel.name === name) ?? channels[0];
  return { id, name };
}
