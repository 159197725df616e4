import { LegalDocument } from '@plaza/ui-blocks/react';
import { figureFormats } from '../core/figure-formats.ts';
import { wordsOf } from '../react/app-words.ts';
import { PageText } from '../react/page-text.tsx';
import type { ScreenProps } from '../react/screen.ts';

/** A page that is one text, such as the privacy and the cookie policy (§2.1). */
export async function Screen(props: ScreenProps) {
  const { app, match, page, content } = props;
  const words = await content.words(wordsOf(app, match.locale));
  const formats = figureFormats(match.locale, match.country.currency.name);
  const updated = `${words['last-updated']}: ${formats.date(page.updatedAt)}`;
  return (
    <LegalDocument
      heading={page.heading}
      lead={page.lead}
      updated={{ dateTime: page.updatedAt, text: updated }}
    >
      <PageText {...props} />
    </LegalDocument>
  );
}
