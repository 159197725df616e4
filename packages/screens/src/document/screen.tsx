import { LegalDocument } from '@plaza/ui-blocks/react';
import { PageText } from '../article/page-text.tsx';
import type { ScreenProps } from '../screen.ts';

/** A page with a single text, such as the privacy and the cookie policy (§2.1). */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  return (
    <LegalDocument
      heading={page.heading}
      lead={page.lead}
      updated={{ dateTime: page.updatedAt, text: t('last-updated', { date: page.updatedAt }) }}
    >
      <PageText {...props} />
    </LegalDocument>
  );
}
