import { pathOf } from '@plaza/routing';
import { Section, TopicLinks } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

/** Links back to the terms of the glossary that refer to this article. */
export async function ArticleTerms(props: ScreenProps) {
  const { app, match, page, content } = props;
  const glossary = pathOf(app.site, 'Glossary', match.locale);
  if (!glossary) return null;
  const { entries } = await content.list('glossaryTerms');
  const terms = entries.filter(({ relatedPaths = [] }) => relatedPaths.includes(page.path));
  if (terms.length === 0) return null;
  const { t } = await content.translator();
  return (
    <Section id="terms" heading={t('article-terms')}>
      <TopicLinks
        label={t('article-terms')}
        items={terms.flatMap(({ slug, term }) => {
          const address = pageLink(props, glossary, slug);
          return address ? [{ href: address, label: term }] : [];
        })}
      />
    </Section>
  );
}
