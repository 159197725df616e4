import { PAYMENT_METHODS, type PaymentProviderSummary } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { type Entry, Logo } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import { ListScreen, readListPage } from '../list-pages/list-screen.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The ways to pay under their methods. */
export async function Screen(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { groups, total } = await readGroups(props);
  return <ListScreen {...props} cards={groups} total={total} empty={t('directory-empty')} />;
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(
    props.app,
    (await readGroups(props)).groups.flatMap(({ cards }) => cards),
  );

/** The shown entries by method, in the order of the table of methods. */
async function readGroups(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { entries, total } = await readListPage(props, 'paymentProviders');
  const groups = PAYMENT_METHODS.map((method) => ({
    ...{ id: method, heading: t(`payment-method-${method}`) },
    cards: entries.filter((it) => it.method === method).map((it) => paymentCard(props, it, t)),
  }));
  return { groups: groups.filter(({ cards }) => cards.length > 0), total };
}

function paymentCard(
  props: ScreenProps,
  { id, path, name, summary, logo, rating }: PaymentProviderSummary,
  t: TranslateInterface,
): Entry {
  return {
    ...{ id, title: name, summary, href: pageLink(props, path) },
    picture: <Logo name={name} logo={logo} />,
    details: rating === undefined ? [] : [t('directory-rating', { rating })],
  };
}
