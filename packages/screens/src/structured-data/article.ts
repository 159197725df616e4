import { absoluteHref } from '@plaza/routing';
import type { Article, WebPage } from 'schema-dts';
import { findPeople } from '../byline/people.ts';
import type { ScreenProps } from '../screen.ts';
import { companyOf } from './company.ts';
import { personNode } from './person.ts';

/**
 * The page as an article: who wrote it and when. Who reviewed it is a property of the page that it
 * is the main entity of.
 */
export async function articleNode(props: ScreenProps): Promise<Article> {
  const { match, page } = props;
  const { author } = await findPeople(props);
  const { publishedAt, updatedAt, lead } = page;
  const company = await companyOf(props);
  const image = await imageOf(props);
  return {
    '@type': 'Article',
    headline: page.heading,
    ...(lead && { description: lead }),
    ...(image && { image }),
    inLanguage: match.locale,
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: updatedAt,
    author: author ? personNode(props, author, company) : { '@id': company },
    publisher: { '@id': company },
    mainEntityOfPage: await reviewedPage(props),
  };
}

/** The page's own image, or else the one of its previews. */
async function imageOf(props: ScreenProps): Promise<string | undefined> {
  const { app, page } = props;
  if (page.image) return new URL(page.image.src, app.site.url).href;
  return app.previewImage?.(props);
}

async function reviewedPage(props: ScreenProps): Promise<WebPage> {
  const { app, match, page } = props;
  const { reviewer } = await findPeople(props);
  return {
    '@type': 'WebPage',
    '@id': absoluteHref(app.site, { locale: match.locale, path: match.route.path }),
    ...(reviewer && {
      reviewedBy: personNode(props, reviewer, await companyOf(props)),
      // An edit is no review.
      ...(page.reviewedAt && { lastReviewed: page.reviewedAt.slice(0, 10) }),
    }),
  };
}
