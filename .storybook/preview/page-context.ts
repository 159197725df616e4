import type { RenderContext } from '@plaza/ui-blocks';
import type { ProductOverview } from '@plaza/ui-blocks/react';
import { formatsOf } from '@plaza/ui-blocks/testing/locales/formats';
import type { LocaleRow } from '@plaza/ui-blocks/testing/locales/locales';
import { offerLabels, sampleOffer } from '@plaza/ui-blocks/testing/locales/sample-offer';
import { pictureOf } from './pictures.ts';

/** The context of a page in this locale, with what the fixture has of its own. */
export function pageContext(context: RenderContext = {}, row: LocaleRow): RenderContext {
  const { overview } = context;
  return {
    ...context,
    imageSource: ({ src }) => ({ src: pictureOf(src) }),
    formatCount: formatsOf(row).count,
    videoLabel: (title) => row.messages.playVideo.replace('{title}', () => title),
    ...(overview && { overview: inLocale(overview, row) }),
  };
}

/** The same products in another locale. */
function inLocale({ products }: ProductOverview, row: LocaleRow): ProductOverview {
  const offer = sampleOffer(row);
  return {
    products: products.map(({ values, card: { id, name } }) => ({
      values,
      card: { ...offer, id, name },
    })),
    labels: offerLabels(row),
    locale: row.lang,
  };
}
