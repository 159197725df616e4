import type { InterfaceMessages, Writing } from '@plaza/i18n';
import type { ScreenApp } from '../screen.ts';

/** How products are written: the locale's messages and formats, and the site's links to providers. */
export type OfferWriting = Writing &
  Pick<ScreenApp, 'offerLink'> & {
    /** Days after which figures are old; without it they never are. */
    readonly figuresLimit?: number | undefined;
  };

/** What a site says of how its offers are written. */
export const offerSettings = ({ offerLink, site }: Pick<ScreenApp, 'offerLink' | 'site'>) => ({
  offerLink,
  figuresLimit: site.figuresLimit,
});

/** How cards are written; for an amount of credit or a balance, if the page has one. */
export type CardWriting = OfferWriting & { readonly amount?: number | undefined };

/** A message without arguments. */
export type PlainMessage = {
  [K in keyof InterfaceMessages]: keyof InterfaceMessages[K] extends never ? K : never;
}[keyof InterfaceMessages];
