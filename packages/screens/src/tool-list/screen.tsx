import type { Tool } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import { Drawing, type Entry, EntryIcon, EntryList, PageTitle } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';
import { toolSample } from './tool-sample.ts';

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

async function toolCards(props: ScreenProps): Promise<Entry[]> {
  const writing = await props.content.translator();
  const { entries } = await props.content.list('tools');
  return Promise.all(
    entries.map(async (tool) => ({
      ...toolCard(tool, writing),
      picture: <ToolPicture icon={tool.icon} drawing={props.app.blocks.iconDrawing} />,
      sample: await toolSample(props, tool.link.value),
    })),
  );
}

type ToolPictureProps = {
  readonly icon: Tool['icon'];
  readonly drawing: ScreenProps['app']['blocks']['iconDrawing'];
};

/** The icon that editors chose; a calculator without one. */
function ToolPicture({ icon, drawing }: ToolPictureProps) {
  if (icon === undefined) return <Drawing name="calculator" />;
  return <EntryIcon name={icon} drawing={drawing?.(icon)} />;
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
