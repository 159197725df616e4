import { TopicLinks } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { topicLinks } from './topic-links.ts';

type PageTopicsProps = ScreenProps & { readonly ids: readonly string[] | undefined };

/** Links to the topics of a text, above its heading; nothing without any. */
export async function PageTopics({ ids = [], ...props }: PageTopicsProps) {
  const { t } = await props.content.translator();
  return <TopicLinks label={t('article-topics')} items={await topicLinks(props, ids)} />;
}
