import { PageByline } from '../byline/page-byline.tsx';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { LeadImage } from './lead-image.tsx';
import { PageBody } from './page-body.tsx';

/** What the editors wrote below the head of a page: image, text, who is responsible, what to read next. */
export function PageArticle(props: ScreenProps) {
  return (
    <>
      <LeadImage {...props} />
      <PageBody {...props} />
      <PageSignature {...props} />
      <RelatedPages {...props} />
    </>
  );
}

/** Who wrote and reviewed the page, and when; nothing on pages that nobody signed. */
export function PageSignature(props: ScreenProps) {
  const { authorId, reviewerId } = props.page;
  if (authorId === undefined && reviewerId === undefined) return null;
  return <PageByline {...props} />;
}
