import type { TranslateInterface } from '@plaza/i18n';
import type { DeclaredCookies, RenderContext } from '@plaza/ui-blocks';
import { offerSettings } from '../products/card-writing.ts';
import { pageKinds } from '../products/page-products.ts';
import { productOverview } from '../products/product-overview.ts';
import type { ScreenProps } from '../screen.ts';
import type { SiteContent } from '../site-content.ts';

/**
 * The context of a page's blocks: image addresses, formats and labels of the locale, the site's
 * lead form and products.
 */
export async function renderContext(props: ScreenProps): Promise<RenderContext> {
  const { t, formats } = await props.content.translator();
  const context = {
    ...props.app.blocks,
    formatCount: formats.number,
    videoLabel: (title: string) => t('video-play', { title }),
    ...leadForm(props, t),
  };
  // Do not read what the page does not show, so that it is not regenerated when that changes.
  const shows = (block: string) => holdsNode(props.page.body, block);
  return {
    ...context,
    ...(shows('FinanceOverviewBlock') && { overview: await overview(props) }),
    ...(shows('CookieTableBlock') && { cookies: await cookies(props.content) }),
  };
}

async function cookies(content: SiteContent): Promise<DeclaredCookies> {
  const { t } = await content.translator();
  return {
    categories: await content.declaredCookies(),
    labels: {
      name: t('cookie-name'),
      description: t('cookie-purpose'),
      expiration: t('consent-expiration'),
      type: t('consent-type'),
    },
  };
}

function leadForm(
  { app, match: { locale } }: ScreenProps,
  t: TranslateInterface,
): Pick<RenderContext, 'leadForm'> {
  if (!app.leadForm) return {};
  const recipient = (host: string) => t('lead-form-recipient', { host });
  const isOnPress = app.leadForm.load === 'on-press';
  return { leadForm: { locale, ...app.leadForm, ...(isOnPress && { recipient }) } };
}

async function overview({ app, page, content }: ScreenProps) {
  const { productList } = page;
  return {
    ...productOverview(
      await content.products(),
      {
        ...(await content.translator()),
        ...offerSettings(app),
        amount: productList?.amount,
      },
      productList && pageKinds(page),
    ),
    onProblem: (error: Error, product: { id: number | string }) =>
      app.log({ level: 'error', event: 'offer-left-out', productId: product.id, error }),
  };
}

/** Whether a document contains a node of the type, also inside blocks. */
export function holdsNode(value: unknown, type: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('type' in value && value.type === type) return true;
  return Object.values(value).some((child) => holdsNode(child, type));
}
