import * as z from 'zod';
import { deviceSchema } from './device.ts';
import { localeSchema } from './locale.ts';

/** Long enough for every click id seen and for a signed user token. */
const trackingValue = z.string().max(1024).optional();

/** §3.2: the 22 tracking fields. */
export const trackingFields = {
  adtractionClickId: trackingValue,
  channelName: trackingValue,
  emailRegistrationId: trackingValue,
  emailUserId: trackingValue,
  facebookClickId: trackingValue,
  googleClickId: trackingValue,
  impressionId: trackingValue,
  internalWebsiteClickId: trackingValue,
  microsoftClickId: trackingValue,
  newsletterDispatchId: trackingValue,
  notificationDispatchId: trackingValue,
  notificationInstallationId: trackingValue,
  phoneNumberId: trackingValue,
  phoneNumberRegistrationId: trackingValue,
  pubid: trackingValue,
  rejectClickId: trackingValue,
  smsDispatchId: trackingValue,
  subId: trackingValue,
  tiktokClickId: trackingValue,
  uniqueUserId: trackingValue,
  userInputId: trackingValue,
  userInputToken: trackingValue,
} as const;

/** §3.2: the tracking data of an impression, which also carries locale and device. */
export const trackingDataSchema = z
  .object({ ...trackingFields, locale: localeSchema.optional(), device: deviceSchema.optional() })
  .meta({ id: 'TrackingData' });

export type TrackingData = z.output<typeof trackingDataSchema>;
