import {
  EmptyNote,
  ListFinder,
  PageTitle,
  QuestionGroups,
  TopicLinks,
} from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { PageText } from '../article/page-text.tsx';
import type { ScreenProps } from '../screen.ts';
import { questionGroupsNode } from '../structured-data/questions.ts';

/** Questions in groups, each with an anchor that opens its answer, without script. */
export async function Screen(props: ScreenProps) {
  const { app, page, content } = props;
  const { t } = await content.translator();
  const { entries: groups } = await content.list('questionGroups');
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <ListFinder
        module={app.pageModule?.('find-in-list')}
        label={t('list-find')}
        none={t('list-find-none')}
      />
      <TopicLinks
        label={t('faq-contents')}
        items={groups.map(({ slug, name }) => ({ href: `#${slug}`, label: name }))}
      />
      {groups.length === 0 && <EmptyNote text={t('faq-none')} />}
      <QuestionGroups
        groups={groups.map(({ slug, name, questions }) => ({
          ...{ id: slug, name },
          questions: questions.map(({ id, question, answer }) => ({
            ...{ id, question },
            answer: <PageText {...props} page={{ ...page, body: answer }} />,
          })),
        }))}
      />
      <PageArticle {...props} />
    </>
  );
}

export async function structuredData({ content }: ScreenProps) {
  const { entries } = await content.list('questionGroups');
  return questionGroupsNode(entries);
}
