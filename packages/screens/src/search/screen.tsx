import type { SearchMenuItem } from '@plaza/contract';
import { PageTitle, SearchResults, Section } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { searchForm } from './search-form.tsx';

/** How many pages are shown before a search. */
const MOST = 8;

/** Stands for the text that was searched for, which the site fills in. */
const query = '{query}';

/** The search page; the answer to a query is this page with its results filled in. */
export async function Screen({ app, match, page, content }: ScreenProps) {
  const { t } = await content.translator();
  const { entries } = await content.list('searchMenuItems');
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {searchForm({ app, locale: match.locale, t, id: 'search' })}
      <SearchResults
        labels={{
          results: t('search-results', { query }),
          none: t('search-none', { query }),
          hint: t('search-none-hint'),
          unavailable: t('search-unavailable'),
          previous: t('list-previous'),
          next: t('list-next'),
        }}
      />
      <Section id="popular" heading={t('search-popular')}>
        <PopularPages items={entries.slice(0, MOST)} />
      </Section>
    </>
  );
}

function PopularPages({ items }: { readonly items: readonly SearchMenuItem[] }) {
  return (
    <ul>
      {items.map(({ id, label, link, description }) => (
        <li key={id}>
          <a href={link.value}>{label}</a>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
