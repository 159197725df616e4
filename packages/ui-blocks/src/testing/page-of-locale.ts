import type { OverviewLabels } from '../blocks/finance-overview-block/product-overview.ts';
import { formatsOf } from './locales/formats.ts';
import { localeRow, type Messages } from './locales/locales.ts';
import { offerLabels, sampleOffer } from './locales/sample-offer.ts';

/** What stories of offers and pages say, in the locale of the toolbar. */
export interface PageOfLocale {
  messages: Messages;
  labels: OverviewLabels;
  offer: ReturnType<typeof sampleOffer>;
  money: (amount: number) => string;
}

/** @param globals toolbars of Storybook */
export function pageOfLocale({ locale }: Record<string, unknown>): PageOfLocale {
  const row = localeRow(String(locale));
  return {
    messages: row.messages,
    labels: offerLabels(row),
    offer: sampleOffer(row),
    money: formatsOf(row).money,
  };
}
