import type { TranslateInterface } from '@plaza/i18n';
import { Section, ToolChart, ToolPart, ToolTable } from '@plaza/ui-blocks/react';
import { DebtAdviceSection } from '../products/list-notices.tsx';
import type { ScreenProps } from '../screen.ts';
import { CHART } from '../tools/tool.ts';
import { ToolField, type ToolPage, toolPage } from '../tools/tool-page.tsx';
import { ToolScreen, ToolSentence } from '../tools/tool-screen.tsx';
import { DebtFields } from './debt-fields.tsx';
import { Plans } from './plans.tsx';
import { loanPriority, loanPriorityInputs } from './view.ts';

export { structuredData } from '../tools/tool-screen.tsx';

const TABLE = 'balances';

/** Which debt to repay first: snowball beside avalanche, drawn and in a table (§2.3). */
export async function Screen(props: ScreenProps) {
  const tool = await toolPage(props, {
    ...{ answer: loanPriority, inputs: loanPriorityInputs, texts },
    module: 'loan-priority',
  });
  const { t, view } = tool;
  return (
    <ToolScreen
      tool={tool}
      screen={props}
      isCredit
      wide
      fields={<DebtInputs {...tool} />}
      heading={t('loan-priority-result')}
      results={
        <>
          <ToolSentence tool={tool} name="summary" />
          <ToolPart name="plans" view={view}>
            <Plans {...tool} />
          </ToolPart>
        </>
      }
    >
      <ToolPart name="plans" view={view}>
        <Section id="over-time" heading={t('loan-priority-table')}>
          <Balances {...tool} />
        </Section>
      </ToolPart>
      <DebtAdviceSection {...props} text={t('loan-priority-advice')} />
    </ToolScreen>
  );
}

const texts = (t: TranslateInterface) => ({
  debt: t('loan-priority-debt', { number: '{number}' }),
  none: t('loan-priority-none'),
  budgetLow: t('loan-priority-budget-low', { minimums: '{minimums}', missing: '{missing}' }),
  endless: t('loan-priority-endless', { budget: '{budget}', limit: '{limit}' }),
  never: t('loan-priority-never', { limit: '{limit}' }),
  saves: t('loan-priority-saves', { saved: '{saved}' }),
  savesTime: t('loan-priority-saves-time', { saved: '{saved}', time: '{time}' }),
  onlyAvalanche: t('loan-priority-only-avalanche', { limit: '{limit}' }),
  same: t('loan-priority-same'),
  minimumsMore: t('loan-priority-minimums-more', { interest: '{saved}', time: '{time}' }),
  minimumsEndless: t('loan-priority-minimums-endless', { limit: '{limit}', names: '{names}' }),
  minimumsSame: t('loan-priority-minimums-same'),
  today: t('loan-priority-today'),
});

function DebtInputs(tool: ToolPage) {
  const { t } = tool;
  return (
    <>
      <DebtFields {...tool} />
      <ToolField tool={tool} name="budget" kind="money" label={t('loan-priority-budget')} />
    </>
  );
}

/** What is still owed over time with both plans, drawn and in a table. */
function Balances({ t, view }: ToolPage) {
  const plans = (['snowball', 'avalanche'] as const).map((name) => ({
    name,
    label: t(`loan-priority-${name}`),
  }));
  const columns = [t('loan-priority-after'), ...plans.map(({ label }) => label)];
  const caption = t('loan-priority-table');
  return (
    <>
      <ToolChart
        id="balance"
        title={t('loan-priority-chart')}
        tableId={TABLE}
        series={plans}
        axes={{ top: 'chart-top', start: 'chart-start', end: 'chart-end' }}
        size={CHART}
        view={view}
        lines
      />
      <ToolTable id={TABLE} name="balances" {...{ caption, columns, view }} />
    </>
  );
}
