import type { ProductOverview } from '../../packages/ui-blocks/src/blocks/finance-overview-block/product-overview.ts';
import type { RenderContext } from '../../packages/ui-blocks/src/blocks/render-context.ts';
import { formatsOf } from '../../packages/ui-blocks/src/testing/locales/formats.ts';
import type { LocaleRow } from '../../packages/ui-blocks/src/testing/locales/locales.ts';
import {
  offerLabels,
  sampleOffer,
} from '../../packages/ui-blocks/src/testing/locales/sample-offer.ts';
import { pictureOf } from './pictures.ts';

/** The context of a page in this locale; products only if the fixture has some. */
export function pageContext(
  { overview, leadForm }: RenderContext = {},
  row: LocaleRow,
): RenderContext {
  return {
    imageSource: ({ src }) => ({ src: pictureOf(src) }),
    formatCount: formatsOf(row).count,
    videoLabel: (title) => row.messages.playVideo.replace('{title}', () => title),
    ...(overview && { overview: inLocale(overview, row) }),
    ...(leadForm && { leadForm }),
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
