import type { Offer } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';

type Instalments = Offer['instalments'][number];

/** An offer's payments as text: number, amount and interval. */
export function writeInstalments(offer: Offer, writing: Writing): string {
  return writing.formats.list(offer.instalments.map((payments) => writePart(payments, writing)));
}

function writePart({ count, amount, everyDays: days }: Instalments, { t }: Writing): string {
  if (days === undefined) return t('instalments', { count, amount });
  return t('instalments-every', { count, amount, days });
}
