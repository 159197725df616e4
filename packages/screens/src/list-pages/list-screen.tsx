import { LIST_PAGE_SIZE, type ListResource } from '@plaza/contract';
import { type Entry, EntryList, PageTitle, Section } from '@plaza/ui-blocks/react';
import type { ReactNode } from 'react';
import { PageArticle } from '../article/page-article.tsx';
import type { ScreenProps } from '../screen.ts';
import type { ListQuery } from '../site-content.ts';
import { ListPages } from './list-pages.tsx';

/** Entries of a list under a heading of their own. */
export type EntryGroup = {
  readonly id: string;
  readonly heading: string;
  readonly cards: readonly Entry[];
};

type ListScreenProps = ScreenProps & {
  /** The shown entries, or groups of them. */
  readonly cards: readonly Entry[] | readonly EntryGroup[];
  /** How many entries all pages of the list have. */
  readonly total: number;
  /** What an empty list says. */
  readonly empty: string;
  /** The first entry of the first page stands out. */
  readonly lead?: boolean;
  /** Between the title and the list. */
  readonly above?: ReactNode;
  /** Below the links to the other pages. */
  readonly below?: ReactNode;
};

/** A page of a list: its title, the entries, the other pages; the text is on the first page alone. */
export function ListScreen({
  cards,
  total,
  empty,
  lead = false,
  above,
  below,
  ...props
}: ListScreenProps) {
  const { app, page, match } = props;
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {above}
      <Entries
        {...{ cards, empty }}
        lead={lead && match.page === 1}
        imageSource={app.blocks.imageSource}
      />
      <ListPages {...props} total={total} />
      {below}
      {match.page === 1 && <PageArticle {...props} />}
    </>
  );
}

type EntriesProps = Pick<ListScreenProps, 'cards' | 'empty' | 'lead'> &
  Pick<ScreenProps['app']['blocks'], 'imageSource'>;

function Entries({ cards, empty, lead, imageSource }: EntriesProps) {
  if (!isGrouped(cards)) return <EntryList entries={cards} {...{ empty, lead, imageSource }} />;
  return cards.map(({ id, heading, cards: own }) => (
    <Section key={id} id={id} heading={heading}>
      <EntryList entries={own} level={3} imageSource={imageSource} />
    </Section>
  ));
}

const isGrouped = (cards: ListScreenProps['cards']): cards is readonly EntryGroup[] =>
  cards[0] !== undefined && 'cards' in cards[0];

/** The entries of a list that are on this page of it, and how many there are in all. */
export const readListPage = <R extends ListResource>(
  { match, content }: ScreenProps,
  resource: R,
  query: ListQuery = {},
) => content.list(resource, { ...query, page: match.page, size: LIST_PAGE_SIZE });
