import type { Device, TrackingField } from '@plaza/contract';
import type { TrackingStore } from '../data/tracking-store.ts';
import type { ImpressionSettings } from './impression-settings.ts';

export type ImpressionCircumstances = {
  readonly data: Pick<TrackingStore, 'get' | 'aliasOf'>;
  readonly device: Device;
  /** Whether the visitor is to get a new impression, whatever they had (§4.3). */
  readonly isForced: boolean;
  /** Of the page's own impression, which was withheld and is completed now. */
  readonly withheldId?: string | undefined;
};

/** The body of POST /impression (§7.3), whose JSON has no undefined fields. A forced refresh leaves the impression's id out. */
export function impressionRequest(
  { locale, noProducts }: ImpressionSettings,
  { data, device, isForced, withheldId }: ImpressionCircumstances,
) {
  const { impressionId, ...fields } = data.get();
  const known = withheldId || !isForced ? { impressionId: withheldId ?? impressionId } : {};
  const aliases = Object.keys(fields).map((field) => [field, data.aliasOf(field as TrackingField)]);
  return {
    ...known,
    device,
    locale,
    noProducts,
    trackingData: {
      ...fields,
      ...known,
      aliases: Object.fromEntries(aliases),
      locale,
      device,
    },
  };
}
