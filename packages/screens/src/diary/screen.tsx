import type { DiaryEntry } from '@plaza/contract';
import { formatMoney } from '@plaza/i18n';
import { PageTitle, ShortAnswer, Timeline } from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageBody } from '../article/page-body.tsx';
import { PageText } from '../article/page-text.tsx';
import { PageByline } from '../byline/page-byline.tsx';
import { ownEntry } from '../links/own-entry.ts';
import { PageTopics } from '../post/page-topics.tsx';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { articleNode } from '../structured-data/article.ts';

/** A diary: how it ended, then its entries from the first to the last, each with the balance. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const diary = await ownEntry(props, 'diary');
  return (
    <>
      <PageTitle
        heading={page.heading}
        lead={page.lead}
        above={<PageTopics {...props} ids={diary?.categoryIds} />}
      >
        <PageByline {...props} />
      </PageTitle>
      {diary?.outcome && <ShortAnswer label={t('diary-outcome')} text={diary.outcome} />}
      <LeadImage {...props} />
      <PageBody {...props} />
      <DiaryEntries {...props} entries={diary?.entries ?? []} />
      <RelatedPages {...props} />
    </>
  );
}

export const structuredData = async (props: ScreenProps) => [await articleNode(props)];

type DiaryEntriesProps = ScreenProps & { readonly entries: readonly DiaryEntry[] };

async function DiaryEntries({ entries, ...props }: DiaryEntriesProps) {
  if (entries.length === 0) return null;
  const { t, formats } = await props.content.translator();
  const inOrder = entries.toSorted((a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt));
  return (
    <Timeline
      entries={inOrder.map(({ id, publishedAt, title, balance, body, image }) => ({
        ...{ id, title },
        date: { dateTime: publishedAt, text: formats.date(publishedAt) },
        ...(balance && {
          balance: {
            label: t('diary-balance'),
            text: formatMoney(balance.amount, {
              locale: formats.locale,
              currency: balance.currency,
            }),
          },
        }),
        children: (
          <>
            <LeadImage app={props.app} page={{ ...props.page, image }} loading="lazy" />
            <PageText {...props} page={{ ...props.page, body }} />
          </>
        ),
      }))}
    />
  );
}
