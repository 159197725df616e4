import { NextStepList } from '@plaza/ui-blocks/react';
import { linkedPages } from '../related/linked-page.ts';
import type { ScreenProps } from '../screen.ts';

type NextStepsProps = ScreenProps & { readonly categoryIds: readonly string[] };

/** Where a reader of these topics goes on: a calculator, a list; nothing without any. */
export async function NextSteps({ categoryIds, ...props }: NextStepsProps) {
  const { content } = props;
  const { t } = await content.translator();
  const topics = await Promise.all(categoryIds.map((id) => content.item('category', id)));
  const paths = topics.flatMap((topic) => topic?.nextPaths ?? []).slice(0, MOST);
  const pages = await linkedPages(props, paths);
  return (
    <NextStepList
      heading={t('article-next-step')}
      steps={pages.map(({ href, title, summary }) => ({ href, label: title, text: summary }))}
    />
  );
}

const MOST = 3;
