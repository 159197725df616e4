import { ToolCard, ToolCards, ToolFigures, ToolTable } from '@plaza/ui-blocks/react';
import type { ToolPage } from '../tools/tool-page.tsx';

/** What both plans cost and how long they take, side by side. */
export const Plans = (tool: ToolPage) => (
  <ToolCards>
    <Plan tool={tool} name="snowball" />
    <Plan tool={tool} name="avalanche" />
  </ToolCards>
);

type PlanProps = { readonly tool: ToolPage; readonly name: 'snowball' | 'avalanche' };

function Plan({ tool: { t, view }, name }: PlanProps) {
  return (
    <ToolCard id={name} heading={t(`loan-priority-${name}`)} text={t(`loan-priority-${name}-text`)}>
      <ToolFigures
        figures={[
          { name: `${name}-time`, term: t('loan-priority-time') },
          { name: `${name}-interest`, term: t('loan-priority-interest') },
          { name: `${name}-paid`, term: t('loan-priority-paid') },
        ]}
        view={view}
      />
      <ToolTable
        name={name}
        caption={t('loan-priority-order')}
        columns={[t('loan-priority-column'), t('loan-priority-repaid')]}
        view={view}
      />
    </ToolCard>
  );
}
