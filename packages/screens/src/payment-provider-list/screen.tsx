import { LIST_PAGE_SIZE, PAYMENT_METHODS, type PaymentProviderSummary } from '@plaza/contract';
import { type Entry, EntryList, PageTitle, Section } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { pageLink } from '../links/page-link.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The ways to pay under their methods. */
export async function Screen(props: ScreenProps) {
  const { page, match, content, app } = props;
  const { t } = await content.translator();
  const { groups, total } = await readGroups(props);
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {groups.map(({ method, cards }) => (
        <Section key={method} id={method} heading={t(`payment-method-${method}`)}>
          <EntryList entries={cards} empty="" level={3} imageSource={app.blocks.imageSource} />
        </Section>
      ))}
      {groups.length === 0 && <EntryList entries={[]} empty={t('directory-empty')} />}
      <ListPages {...props} total={total} />
      {match.page === 1 && <PageArticle {...props} />}
    </>
  );
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(
    props.app,
    (await readGroups(props)).groups.flatMap(({ cards }) => cards),
  );

/** The shown entries by method, in the order of the table of methods. */
async function readGroups(props: ScreenProps) {
  const { match, content } = props;
  const query = { page: match.page, size: LIST_PAGE_SIZE };
  const { entries, total } = await content.list('paymentProviders', query);
  const groups = PAYMENT_METHODS.map((method) => ({
    method,
    cards: entries.filter((it) => it.method === method).map((it) => paymentCard(props, it)),
  }));
  return { groups: groups.filter(({ cards }) => cards.length > 0), total };
}

function paymentCard(
  props: ScreenProps,
  { id, path, name, summary }: PaymentProviderSummary,
): Entry {
  return { id, title: name, summary, href: pageLink(props, path) };
}
