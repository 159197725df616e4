import type { Offer } from '@plaza/content-client';
import { fillIn } from './fill-in.ts';
import type { Writing } from './offer-card.ts';

type Instalments = Offer['instalments'][number];

/** An offer's payments in words: how many, of how much, how far apart. */
export function writeInstalments(offer: Offer, writing: Writing): string {
  const { locale } = writing.formats;
  const parts = offer.instalments.map((instalments) => writePart(instalments, writing));
  return new Intl.ListFormat(locale).format(parts);
}

function writePart({ count, amount, everyDays }: Instalments, { words, formats }: Writing) {
  const isOne = new Intl.PluralRules(formats.locale).select(count) === 'one';
  const phrase = isOne ? 'instalments-one' : everyDays ? 'instalments-every' : 'instalments-other';
  return fillIn(words[phrase], {
    count: String(count),
    amount: formats.money(amount),
    days: formats.days(everyDays ?? 0),
  });
}
