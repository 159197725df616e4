import { absoluteHref } from '@plaza/routing';
import type { Article, WebPage } from 'schema-dts';
import { findPeople } from '../byline/people.ts';
import type { ScreenProps } from '../screen.ts';
import { companyId } from './company.ts';
import { personNode } from './person.ts';

/**
 * The page as an article: who wrote it and when. Who reviewed it is a property of the page that it
 * is the main entity of.
 */
export async function articleNode(props: ScreenProps): Promise<Article> {
  const { app, match, page } = props;
  const { author } = await findPeople(props);
  const { publishedAt, updatedAt, lead, image } = page;
  return {
    '@type': 'Article',
    headline: page.heading,
    ...(lead && { description: lead }),
    ...(image && { image: new URL(image.src, app.site.url).href }),
    inLanguage: match.locale,
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: updatedAt,
    author: author ? personNode(props, author) : { '@id': companyId(app.site) },
    publisher: { '@id': companyId(app.site) },
    mainEntityOfPage: await reviewedPage(props),
  };
}

async function reviewedPage(props: ScreenProps): Promise<WebPage> {
  const { app, match, page } = props;
  const { reviewer } = await findPeople(props);
  return {
    '@type': 'WebPage',
    '@id': absoluteHref(app.site, { locale: match.locale, path: match.route.path }),
    ...(reviewer && {
      reviewedBy: personNode(props, reviewer),
      lastReviewed: page.updatedAt.slice(0, 10),
    }),
  };
}
