import type { Tool } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import { type Entry, EntryList, PageTitle } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The tools of a site, each with what it asks and how long it takes. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <EntryList entries={await toolCards(props)} empty={t('directory-empty')} />
      <PageArticle {...props} />
    </>
  );
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, await toolCards(props));

async function toolCards({ content }: ScreenProps): Promise<Entry[]> {
  const writing = await content.translator();
  const { entries } = await content.list('tools');
  return entries.map((tool) => toolCard(tool, writing));
}

function toolCard({ id, name, summary, link, inputs, minutes }: Tool, writing: Writing): Entry {
  const { t, formats } = writing;
  return {
    ...{ id, title: name, summary, href: link.value },
    mark: t('tool-minutes', { count: minutes }),
    external: /^https?:/.test(link.value),
    details: [
      inputs.length > 0 ? t('tool-inputs', { inputs: formats.list(inputs) }) : t('tool-no-inputs'),
    ],
  };
}
