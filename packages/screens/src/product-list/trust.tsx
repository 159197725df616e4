import { TrustStrip } from '@plaza/ui-blocks/react';
import { findPeople } from '../byline/people.ts';
import { pageLink } from '../links/page-link.ts';
import { oldestCheck } from '../products/oldest-check.ts';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/** Why a list can be trusted: when its figures were checked and by whom, and that no place is paid for. */
export async function Trust(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { listed } = await pageProducts(props);
  const { reviewer } = await findPeople(props);
  const checked = oldestCheck(listed.map(({ product }) => product));
  return (
    <TrustStrip
      imageSource={props.app.blocks.imageSource}
      reasons={[
        ...(checked
          ? [{ icon: 'calendar' as const, text: t('figures-checked', { date: checked }) }]
          : []),
        ...(reviewer
          ? [
              {
                icon: 'person' as const,
                portrait: reviewer.portrait,
                text: `${t('article-reviewed-by')} ${reviewer.name}`,
                href: pageLink(props, reviewer.path),
              },
            ]
          : []),
        { icon: 'shield', text: t('products-order-paid') },
      ]}
    />
  );
}
