import type { Author } from '@plaza/contract';
import { absoluteHref } from '@plaza/routing';
import type { Person } from 'schema-dts';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

/**
 * A person who writes or reviews, with the address of their page if they have one.
 *
 * @param company the `@id` of the company that they work for
 */
export function personNode(
  props: Pick<ScreenProps, 'app' | 'match'>,
  author: Author,
  company: string,
): Person {
  const { site } = props.app;
  const path = pageLink(props, author.path) && author.path;
  return {
    '@type': 'Person',
    name: author.name,
    ...(author.jobTitle && { jobTitle: author.jobTitle }),
    ...(path && { url: absoluteHref(site, { locale: props.match.locale, path }) }),
    ...(author.sameAs?.length && { sameAs: author.sameAs }),
    worksFor: { '@id': company },
  };
}
