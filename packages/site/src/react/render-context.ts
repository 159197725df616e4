import type { RenderContext } from '@plaza/ui-blocks';
import { figureFormats } from '../core/figure-formats.ts';
import { holdsNode } from '../core/holds-node.ts';
import { createImageSource } from '../core/image-source.ts';
import { productOverview } from '../core/product-overview.ts';
import { imageSettings } from '../model/image-settings.ts';
import { wordsOf } from './app-words.ts';
import type { ScreenProps } from './screen.ts';

const imageSource = createImageSource(imageSettings);

/** What a page lends its blocks: addresses of images, the locale's digits, the site's products. */
export async function renderContext(props: ScreenProps): Promise<RenderContext> {
  const count = new Intl.NumberFormat(props.match.locale);
  const context = { imageSource, formatCount: (value: number) => count.format(value) };
  // A page that compares nothing must not depend on the products, nor be made again for them.
  if (!holdsNode(props.page.body, 'FinanceOverviewBlock')) return context;
  return { ...context, overview: await overview(props) };
}

async function overview({ app, match, content }: ScreenProps) {
  const words = await content.words(wordsOf(app, match.locale));
  const formats = figureFormats(match.locale, match.country.currency.name);
  return {
    ...productOverview(await content.products(), { words, formats }),
    onProblem: (error: Error, product: { id: number | string }) =>
      app.log({ level: 'error', event: 'offer-left-out', productId: product.id, error }),
  };
}
