import { findOrganization } from '../frame/company-details.ts';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenModule, ScreenProps } from '../screen.ts';
import { scriptText } from './graph.ts';
import { pageData } from './page-data.ts';

type StructuredDataProps = ScreenProps & {
  /** The screen that shows the page. */
  readonly screen?: Pick<ScreenModule, 'structuredData'>;
};

/** The page's JSON-LD, from the content that its screen shows. */
export async function StructuredData({ screen, ...props }: StructuredDataProps) {
  const { app, match, page, content } = props;
  const { t, formats } = await content.translator();
  const data = pageData({
    site: app.site,
    match,
    page,
    company: findOrganization(await content.components()),
    listed: (await pageProducts(props)).listed,
    writing: { t, formats, offerLink: app.offerLink, amount: page.productList?.amount },
    things: await screen?.structuredData?.(props),
  });
  if (!data) return null;
  const script = { __html: scriptText(data) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, written so that it cannot end its script
  return <script type="application/ld+json" dangerouslySetInnerHTML={script} />;
}
