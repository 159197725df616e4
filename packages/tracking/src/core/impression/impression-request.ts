import type { Device, TrackingField } from '@plaza/contract';
import type { TrackingStore } from '../data/tracking-store.ts';
import type { ImpressionSettings } from './impression-settings.ts';
import type { ImpressionAnswer } from './read-impression.ts';

export type ImpressionCircumstances = {
  readonly data: Pick<TrackingStore, 'get' | 'aliasOf'>;
  readonly device: Device;
  /** Whether to create a new impression even if the visitor has one (§4.3). */
  readonly isForced: boolean;
  /** The page's withheld impression, which is completed now. */
  readonly withheld?: Pick<ImpressionAnswer, 'id' | 'impressionKey'> | undefined;
};

/** Builds the body of POST /impression (§7.3). A forced refresh omits the impression's id. */
export function impressionRequest(
  { locale, noProducts }: ImpressionSettings,
  { data, device, isForced, withheld }: ImpressionCircumstances,
) {
  const { impressionId, ...fields } = data.get();
  const known = withheld || !isForced ? { impressionId: withheld?.id ?? impressionId } : {};
  const aliases = Object.keys(fields).map((field) => [field, data.aliasOf(field as TrackingField)]);
  return {
    ...known,
    impressionKey: withheld?.impressionKey,
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
