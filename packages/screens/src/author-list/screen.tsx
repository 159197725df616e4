import { LIST_PAGE_SIZE } from '@plaza/contract';
import { EntryList, PageTitle, Section } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { ListPages } from '../list-pages/list-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';
import { authorCard } from './author-card.ts';
import { byExpertise } from './by-expertise.ts';

/** The people who write and review, under their areas of expertise. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { t } = await content.translator();
  const { entries, total } = await readAuthors(props);
  const groups = byExpertise(entries, { locale: match.locale, other: t('author-other-areas') });
  const list = { level: 3, empty: t('author-none'), imageSource: app.blocks.imageSource } as const;
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {groups.map(({ name, authors }, index) => (
        <Section key={name} id={`area-${index + 1}`} heading={name}>
          <EntryList {...list} entries={authors.map((author) => authorCard(props, author))} />
        </Section>
      ))}
      {groups.length === 0 && <EntryList {...list} entries={[]} />}
      <ListPages {...props} total={total} />
      {match.page === 1 && <PageArticle {...props} />}
    </>
  );
}

export async function structuredData(props: ScreenProps) {
  const { entries } = await readAuthors(props);
  return itemListNode(
    props.app,
    entries.map((author) => authorCard(props, author)),
  );
}

const readAuthors = ({ match, content }: ScreenProps) =>
  content.list('authors', { page: match.page, size: LIST_PAGE_SIZE });
