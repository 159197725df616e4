import {
  type Channel,
  type ChannelName,
  channelAliases,
  channelSignals,
  channels,
} from './channels.ts';

/** §9: the default subId. */
const defaultSubId = 'z';

type TrackingValues = Readonly<Record<string, unknown>>;

const byName = new Map<string, Channel>([
  ...channels.map((channel) => [channel.name.toLowerCase(), channel] as const),
  ...Object.entries(channelAliases).map(([alias, name]) => [alias, channelNamed(name)] as const),
]);

/**
 * The channel of an impression (§3.3 `source.channel`): a known `channelName`; otherwise the
 * strongest click or message id; otherwise Affiliate for an unknown `channelName` or a subId, and
 * Direct for none.
 */
export function resolveChannel(trackingData: TrackingValues): Channel {
  const name = text(trackingData.channelName);
  const named = byName.get(name.toLowerCase());
  if (named) return named;
  const signal = channelSignals.find(({ field }) => isSignal(field, text(trackingData[field])));
  if (signal) return channelNamed(signal.channel);
  return channelNamed(name ? 'Affiliate' : 'Direct');
}

function isSignal(field: string, value: string) {
  return value !== '' && !(field === 'subId' && value === defaultSubId);
}

function text(value: unknown) {
  return typeof value === 'string' ? value.trim() : '';
}

function channelNamed(name: ChannelName): Channel {
  const { id } = channels.find((channel) => channel.name === name) ?? channels[0];
  return { id, name };
}
