import type { GlossaryTerm } from '@plaza/contract';
import {
  EmptyNote,
  ListFinder,
  PageTitle,
  type Term,
  type TermLinks,
  TermList,
  TopicLinks,
} from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { PageText } from '../article/page-text.tsx';
import { linkedPages } from '../related/linked-page.ts';
import type { ScreenProps } from '../screen.ts';
import { termSetNode } from '../structured-data/terms.ts';
import { letterGroups } from './letter-groups.ts';

/** The terms of a language from A to Z, each with an anchor and links to what explains it. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { t } = await content.translator();
  const { entries } = await content.list('glossaryTerms');
  const groups = letterGroups(entries, match.locale, ({ term }) => term);
  const letters = groups.map(({ letter }) => ({ href: `#${letterId(letter)}`, label: letter }));
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <ListFinder
        module={app.pageModule?.('find-in-list')}
        label={t('list-find')}
        none={t('list-find-none')}
      />
      <TopicLinks label={t('glossary-letters')} items={letters} />
      {groups.length === 0 && <EmptyNote text={t('glossary-none')} />}
      <TermList
        groups={
          await Promise.all(
            groups.map(async (group) => ({
              ...{ id: letterId(group.letter), letter: group.letter },
              terms: await Promise.all(
                group.entries.map((term) => shownTerm(props, term, entries)),
              ),
            })),
          )
        }
      />
      <PageArticle {...props} />
    </>
  );
}

export async function structuredData(props: ScreenProps) {
  const { entries } = await props.content.list('glossaryTerms');
  return entries.length > 0 ? [termSetNode(props, entries)] : [];
}

/** Not the slug of any term, which has no capital letter. */
const letterId = (letter: string) => `letter-${letter === '#' ? '0' : letter}`;

async function shownTerm(
  props: ScreenProps,
  { slug, term, definition, body, synonyms = [], ...links }: GlossaryTerm,
  all: readonly GlossaryTerm[],
): Promise<Term> {
  const { t, formats } = await props.content.translator();
  return {
    ...{ id: slug, name: term, definition },
    synonyms:
      synonyms.length > 0
        ? t('glossary-synonyms', { synonyms: formats.list(synonyms) })
        : undefined,
    children: body && <PageText {...props} page={{ ...props.page, body }} />,
    links: [
      related(all, links.relatedTermIds, t('glossary-related')),
      {
        label: t('glossary-more'),
        items: (await linkedPages(props, links.relatedPaths)).map(({ href, title }) => ({
          href,
          label: title,
        })),
      },
    ].filter(({ items }) => items.length > 0),
  };
}

function related(
  all: readonly GlossaryTerm[],
  ids: readonly string[] = [],
  label: string,
): TermLinks {
  const terms = ids.flatMap((id) => all.find((term) => term.id === id) ?? []);
  return { label, items: terms.map(({ slug, term }) => ({ href: `#${slug}`, label: term })) };
}
