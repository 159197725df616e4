import { Prose, RichText, Section, WeightList } from '@plaza/ui-blocks/react';
import { renderContext } from '../article/render-context.ts';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/** How a list was ranked and what counts how much; nothing if the content does not say, or ranks nothing. */
export async function RankingMethod(props: ScreenProps) {
  const { app, page, content } = props;
  const { method, weights } = page.productList ?? {};
  if (!method && !weights) return null;
  if ((await pageProducts(props)).listed.length === 0) return null;
  const { t, formats } = await content.translator();
  return (
    <Section id="method" heading={t('products-method')}>
      {method && (
        <Prose>
          <RichText
            document={method}
            mode="page"
            context={await renderContext(props)}
            onProblem={(error) =>
              app.log({ level: 'error', event: 'invalid-content', path: page.path, error })
            }
          />
        </Prose>
      )}
      {weights && (
        <WeightList
          label={t('products-weights')}
          weights={weights.map(({ name, percent }) => ({
            name,
            percent,
            text: formats.percent(percent),
          }))}
        />
      )}
    </Section>
  );
}
