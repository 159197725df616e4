import { ContentsList, LegalDocument } from '@plaza/ui-blocks/react';
import { PageText } from '../article/page-text.tsx';
import type { ScreenProps } from '../screen.ts';
import { contentsOf } from './contents-of.ts';

/** A page with a single text, such as the privacy and the cookie policy (§2.1); a long one has a list of its parts. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  return (
    <LegalDocument
      heading={page.heading}
      lead={page.lead}
      contents={<ContentsList label={t('contents-list')} items={contentsOf(page.body)} />}
      updated={{ dateTime: page.updatedAt, text: t('last-updated', { date: page.updatedAt }) }}
    >
      <PageText {...props} />
    </LegalDocument>
  );
}
