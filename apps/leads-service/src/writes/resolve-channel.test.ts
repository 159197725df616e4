import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channelAliases, channelSignals, channels } from './channels.ts';
import { resolveChannel } from './resolve-channel.ts';

describe('§3.3 source.channel is resolved from the tracking data', () => {
  test.each([
    ['nothing', {}, { id: 1, name: 'Direct' }],
    ['the default subId', { subId: 'z' }, { id: 1, name: 'Direct' }],
    ['an empty click id', { googleClickId: '  ' }, { id: 1, name: 'Direct' }],
    [
      'values that are not text',
      { googleClickId: 7, channelName: null },
      { id: 1, name: 'Direct' },
    ],
    [
      'ids of the visitor',
      { emailUserId: '1', phoneNumberId: '2', userInputId: '3' },
      { id: 1, name: 'Direct' },
    ],
    ['a Google click', { googleClickId: 'g', subId: 'z' }, { id: 2, name: 'Google' }],
    ['a Facebook click', { facebookClickId: 'f' }, { id: 3, name: 'Facebook' }],
    ['a TikTok click', { tiktokClickId: 't' }, { id: 4, name: 'TikTok' }],
    ['a Microsoft click', { microsoftClickId: 'm' }, { id: 5, name: 'Bing' }],
    ['an Adtraction click', { adtractionClickId: 'a' }, { id: 6, name: 'Adtraction' }],
    ['a newsletter', { newsletterDispatchId: 'n' }, { id: 7, name: 'Email' }],
    ['a text message', { smsDispatchId: 's' }, { id: 8, name: 'SMS' }],
    ['a notification', { notificationDispatchId: 'n' }, { id: 9, name: 'Push notification' }],
    ['one of our own sites', { internalWebsiteClickId: 'i' }, { id: 10, name: 'Internal website' }],
    ['a reject', { rejectClickId: 'r' }, { id: 11, name: 'Reject' }],
    ['a publisher', { pubid: 'p' }, { id: 12, name: 'Affiliate' }],
    ['a subId of its own', { subId: 'summer' }, { id: 12, name: 'Affiliate' }],
    ['a channel name', { channelName: 'bing' }, { id: 5, name: 'Bing' }],
    ['an alias', { channelName: 'Google Ads' }, { id: 2, name: 'Google' }],
    [
      'a name before a click',
      { channelName: 'TikTok', googleClickId: 'g' },
      { id: 4, name: 'TikTok' },
    ],
    ['an unknown name', { channelName: 'radio' }, { id: 12, name: 'Affiliate' }],
    [
      'an unknown name, a click',
      { channelName: 'radio', microsoftClickId: 'm' },
      { id: 5, name: 'Bing' },
    ],
    [
      'a click before a message',
      { newsletterDispatchId: 'n', tiktokClickId: 't' },
      { id: 4, name: 'TikTok' },
    ],
    ['a message before a subId', { subId: 'summer', smsDispatchId: 's' }, { id: 8, name: 'SMS' }],
    [
      'property names of Object.prototype',
      { channelName: '__proto__' },
      { id: 12, name: 'Affiliate' },
    ],
  ])('%s', (_, trackingData, channel) => {
    expect(resolveChannel(trackingData)).toEqual(channel);
  });

  test('the first present signal of the table wins', () => {
    const present = fc.subarray([...channelSignals], { minLength: 1 });
    fc.assert(
      fc.property(present, (signals) => {
        const trackingData = Object.fromEntries(signals.map(({ field }) => [field, 'x']));
        expect(resolveChannel(trackingData).name).toBe(signals[0]?.channel);
      }),
    );
  });
});

test('§9 channel 5 is Bing, and ids and names are unique', () => {
  expect(channels.find(({ id }) => id === 5)?.name).toBe('Bing');
  expect(new Set(channels.map(({ id }) => id)).size).toBe(channels.length);
  expect(new Set(channels.map(({ name }) => name.toLowerCase())).size).toBe(channels.length);
  for (const alias of Object.keys(channelAliases)) expect(alias).toBe(alias.toLowerCase());
});
