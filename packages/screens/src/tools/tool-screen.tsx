import { PageTitle, ToolForm, ToolLayout, ToolOutput, ToolSummary } from '@plaza/ui-blocks/react';
import type { ReactNode } from 'react';
import { PageArticle } from '../article/page-article.tsx';
import { CreditNotice } from '../offers/credit-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { toolNode } from '../structured-data/tool.ts';
import type { ToolPage } from './tool-page.tsx';

const RESULTS = 'results';

type ToolScreenProps = {
  readonly screen: ScreenProps;
  readonly tool: ToolPage;
  /** A tool for credit carries the warning of the law above its form. */
  readonly isCredit?: boolean;
  readonly fields: ReactNode;
  readonly heading: string;
  readonly results: ReactNode;
  /** The figure that matters most, in view while the form is filled in. */
  readonly headline?: ReactNode;
  /** Between the notice and the form, e.g. presets. */
  readonly above?: ReactNode;
  /** The form is as wide as the page, the results are below it. */
  readonly wide?: boolean;
  /** Below the form and the results. */
  readonly children?: ReactNode;
};

/** The screen of a tool: its title, its form beside its results, and what its page says about it. */
export function ToolScreen({
  screen,
  tool,
  fields,
  results,
  children,
  ...options
}: ToolScreenProps) {
  const { page } = screen;
  const { t, settings, action, module } = tool;
  const { isCredit = false, heading, wide = false, headline, above } = options;
  const form = (
    <ToolForm
      resultsId={RESULTS}
      submitLabel={t('tool-calculate')}
      {...{ action, settings, module }}
    >
      {fields}
    </ToolForm>
  );
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {isCredit && <CreditNotice {...screen} text={t('credit-warning')} />}
      {above}
      <ToolLayout {...{ form, wide, headline }} resultsId={RESULTS} resultsHeading={heading}>
        {results}
      </ToolLayout>
      {children}
      <PageArticle {...screen} />
    </>
  );
}

/** The sentence that sums up an answer, announced when it changes. */
export const ToolSentence = ({
  tool,
  name,
}: {
  readonly tool: ToolPage;
  readonly name: string;
}) => (
  <ToolSummary>
    <ToolOutput name={name} view={tool.view} live />
  </ToolSummary>
);

export const structuredData = (props: ScreenProps) => [toolNode(props)];
