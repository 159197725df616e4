import { PageBody } from '../article/page-body.tsx';
import { PageByline } from '../byline/page-byline.tsx';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';

/** What stands below a list of products: the text, who is responsible for it, and what to read next. */
export function ListArticle(props: ScreenProps) {
  return (
    <>
      <PageBody {...props} />
      <PageByline {...props} />
      <RelatedPages {...props} />
    </>
  );
}
