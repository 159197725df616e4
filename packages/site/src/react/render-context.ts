import type { TranslateInterface } from '@plaza/i18n';
import type { RenderContext } from '@plaza/ui-blocks';
import { holdsNode } from '../core/holds-node.ts';
import { createImageSource } from '../core/image-source.ts';
import { productOverview } from '../core/product-overview.ts';
import { imageSettings } from '../model/image-settings.ts';
import { iconsOf } from '../next/icons.ts';
import type { ScreenProps } from './screen.ts';

const imageSource = createImageSource(imageSettings);

/** What a page lends its blocks: addresses of images, the locale's digits and words, the site's lead service and products. */
export async function renderContext(props: ScreenProps): Promise<RenderContext> {
  const { t, formats } = await props.content.translator();
  const context = {
    imageSource,
    formatCount: formats.number,
    iconDrawing: (name: string) => iconsOf(props.app).drawing(name),
    videoLabel: (title: string) => t('video-play', { title }),
    ...leadForm(props, t),
  };
  // A page that compares nothing must not depend on the products, nor be made again for them.
  if (!holdsNode(props.page.body, 'FinanceOverviewBlock')) return context;
  return { ...context, overview: await overview(props) };
}

function leadForm(
  { app, match: { locale } }: ScreenProps,
  t: TranslateInterface,
): Pick<RenderContext, 'leadForm'> {
  const { leadFormUrl: address } = app.environment;
  if (!address) return {};
  const recipient = (host: string) => t('lead-form-recipient', { host });
  const isOnPress = app.leadForm?.load === 'on-press';
  return { leadForm: { address, locale, ...app.leadForm, ...(isOnPress && { recipient }) } };
}

async function overview({ app, content }: ScreenProps) {
  return {
    ...productOverview(await content.products(), await content.translator()),
    onProblem: (error: Error, product: { id: number | string }) =>
      app.log({ level: 'error', event: 'offer-left-out', productId: product.id, error }),
  };
}
