import type { TranslateInterface } from '@plaza/i18n';
import { SiteSearch } from '@plaza/ui-blocks/react';
import type { ScreenApp } from '../screen.ts';
import { searchPath, suggestionsPath } from './search-page.ts';

export type SearchFormProps = {
  readonly app: Pick<ScreenApp, 'site'>;
  readonly locale: string;
  readonly t: TranslateInterface;
  /** Fragment id of the field. */
  readonly id: string;
};

/** Characters of a query, as the service accepts them. */
const MAX_LENGTH = 200;

/** The search form of a locale. @returns nothing for a locale without a search page */
export function searchForm({ app, locale, t, id }: SearchFormProps) {
  const action = searchPath(app.site, locale);
  if (action === undefined) return undefined;
  return (
    <SiteSearch
      action={action}
      id={id}
      maxLength={MAX_LENGTH}
      suggestions={suggestionsPath(locale)}
      labels={{
        field: t('search-field'),
        submit: t('search-submit'),
        suggestions: t('search-suggestions'),
      }}
    />
  );
}
