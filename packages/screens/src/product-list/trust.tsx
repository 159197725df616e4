import { TrustStrip } from '@plaza/ui-blocks/react';
import { findPeople } from '../byline/people.ts';
import { pageLink } from '../links/page-link.ts';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/** Why a list can be trusted: when its figures were checked and by whom, and that no place is paid for. */
export async function Trust(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { listed } = await pageProducts(props);
  const { reviewer } = await findPeople(props);
  const [oldest] = listed.flatMap(({ product }) => product.updatedAt ?? []).toSorted();
  return (
    <TrustStrip
      reasons={[
        ...(oldest
          ? [{ icon: 'calendar' as const, text: t('figures-checked', { date: oldest }) }]
          : []),
        ...(reviewer
          ? [
              {
                icon: 'person' as const,
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
