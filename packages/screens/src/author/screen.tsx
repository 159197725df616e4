import { type Author, LIST_PAGE_SIZE } from '@plaza/contract';
import { EntryList, HeaderBand, Portrait, Section } from '@plaza/ui-blocks/react';
import { articleCard } from '../entry-card/article-card.ts';
import { ownEntry } from '../links/own-entry.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';
import { profileNode } from '../structured-data/profile.ts';
import { AuthorDetails } from './author-details.tsx';

/** A person who writes or reviews: what qualifies them, what might sway them, what they wrote. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { imageSource } = app.blocks;
  const { t } = await content.translator();
  const author = await ownEntry(props, 'author');
  const { cards, total } = await readArticles(props, author);
  return (
    <>
      <HeaderBand
        heading={page.heading}
        lead={author?.jobTitle ?? page.lead}
        picture={
          <Portrait name={page.heading} image={author?.portrait} imageSource={imageSource} />
        }
        marks={[
          ...(author?.email
            ? [{ icon: 'person', text: author.email, href: `mailto:${author.email}` } as const]
            : []),
          ...(author?.credentials ?? [])
            .slice(0, 1)
            .map((text) => ({ icon: 'medal', text }) as const),
        ]}
      />
      {match.page === 1 && <AuthorDetails {...props} author={author} />}
      {/* Who only reviews has written nothing. */}
      {total > 0 && (
        <Section id="articles" heading={t('author-articles', { name: page.heading })}>
          <EntryList {...{ entries: cards, imageSource }} level={3} />
        </Section>
      )}
      <ListPages {...props} total={total} />
    </>
  );
}

export async function structuredData(props: ScreenProps) {
  const author = await ownEntry(props, 'author');
  const { cards } = await readArticles(props, author);
  return [...(author ? [await profileNode(props, author)] : []), ...itemListNode(props.app, cards)];
}

async function readArticles(props: ScreenProps, author: Author | undefined) {
  if (!author) return { cards: [], total: 0 };
  const { match, content } = props;
  const { entries, total } = await content.list('postSummaries', {
    ...{ author: author.id, page: match.page, size: LIST_PAGE_SIZE },
  });
  const writing = await content.translator();
  return { cards: entries.map((post) => articleCard(props, post, writing)), total };
}
