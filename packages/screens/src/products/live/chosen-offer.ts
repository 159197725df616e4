import type { Figured } from './figure-texts.ts';

/** The amount and term that are shown, which a click tells the site (§9). */
export const chosenOffer = ({
  figures: { numbers },
}: Figured): Readonly<Record<string, string | undefined>> => ({
  'data-amount': numbers.amount?.toString(),
  'data-term': numbers.term?.toString(),
});
