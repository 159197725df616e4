import * as z from 'zod';
import { deviceSchema } from './device.ts';
import { localeSchema } from './locale.ts';

/** Fits all known click ids and a signed user token. */
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

export type TrackingField = keyof typeof trackingFields;

/** Tracking data of a visitor's arrival: known values by field. */
export type TrackingData = Readonly<Partial<Record<TrackingField, string>>>;

const alias = z.string().max(40).optional();

/** The query parameter of a value: Google distinguishes `gclid`, `gbraid` and `wbraid`. */
const aliasesSchema = z.object(
  Object.fromEntries(Object.keys(trackingFields).map((field) => [field, alias])) as Record<
    TrackingField,
    typeof alias
  >,
);

/** §3.2: the tracking data of an impression, including locale, device and aliases. */
export const trackingDataSchema = z
  .object({
    ...trackingFields,
    aliases: aliasesSchema.optional(),
    locale: localeSchema.optional(),
    device: deviceSchema.optional(),
  })
  .meta({ id: 'TrackingData' });
