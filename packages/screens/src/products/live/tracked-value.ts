import type { Figured } from './figure-texts.ts';

/** What choosing the offer is worth: the amount that is shown (§9). */
export function trackedValue({
  product: { action },
  figures,
}: Figured): Readonly<Record<string, string | undefined>> {
  const value = figures.numbers.amount ?? action?.value;
  return {
    'data-track-value': value?.toString(),
    'data-track-currency': value === undefined ? undefined : action?.currency,
  };
}
