import type { GlossaryTerm } from '@plaza/contract';
import { absoluteHref } from '@plaza/routing';
import type { DefinedTermSet } from 'schema-dts';
import type { ScreenProps } from '../screen.ts';

/** The terms of a glossary; the address of each is its anchor on the page. */
export function termSetNode(
  { app, match, page }: ScreenProps,
  terms: readonly GlossaryTerm[],
): DefinedTermSet {
  const url = absoluteHref(app.site, { locale: match.locale, path: match.route.path });
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    name: page.heading,
    inLanguage: match.locale,
    hasDefinedTerm: terms.map(({ slug, term, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': `${url}#${slug}`,
      name: term,
      description: definition,
      inDefinedTermSet: { '@id': url },
    })),
  };
}
