import type { TranslateInterface } from '@plaza/i18n';
import { ToolChart, ToolHeading, ToolNote, ToolOutput, ToolTable } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { LiveExample } from '../tools/live-example.tsx';
import { CHART } from '../tools/tool.ts';
import { ToolField, type ToolPage, toolPage } from '../tools/tool-page.tsx';
import { ToolScreen, ToolSentence } from '../tools/tool-screen.tsx';
import { delayInputs, interestCost } from './view.ts';

export { structuredData } from '../tools/tool-screen.tsx';

/** What waiting or paying late costs, by contract and by law (§2.3). */
export async function Screen(props: ScreenProps) {
  const tool = await toolPage(props, {
    ...{ answer: interestCost, inputs: delayInputs, texts },
    module: 'interest-cost',
  });
  const { t, view } = tool;
  return (
    <ToolScreen
      tool={tool}
      screen={props}
      isCredit
      fields={<DelayInputs {...tool} />}
      heading={t('interest-cost-late-heading')}
      headline={
        <>
          {t('interest-cost-late')} <ToolOutput name="late-cost" view={view} />
        </>
      }
      results={
        <>
          <ToolSentence tool={tool} name="late" />
          <ToolHeading>{t('interest-cost-waiting-heading')}</ToolHeading>
          <ToolSentence tool={tool} name="summary" />
          <Drawing {...tool} />
          <ToolTable
            id="spans"
            name="spans"
            caption={t('interest-cost-table')}
            columns={[
              t('interest-cost-span'),
              t('interest-cost-waiting'),
              t('interest-cost-late-interest'),
            ]}
            view={view}
          />
          <LiveExample {...tool} />
          <ToolNote>{t('interest-cost-note')}</ToolNote>
        </>
      }
    ></ToolScreen>
  );
}

const texts = (t: TranslateInterface) => ({
  rate: t('tool-fixed-rate', { rate: '{rate}' }),
  waiting: t('interest-cost-waiting-summary', {
    ...{ days: '{days}', waiting: '{waiting}', day: '{day}', month: '{month}' },
  }),
  late: t('interest-cost-late-summary', {
    ...{ days: '{days}', late: '{late}', interest: '{interest}', fees: '{fees}' },
  }),
});

function DelayInputs(tool: ToolPage) {
  const { t } = tool;
  return (
    <>
      <ToolField tool={tool} name="amount" kind="money" label={t('interest-cost-amount')} />
      <ToolField tool={tool} name="days" kind="whole" label={t('interest-cost-days')} />
      <ToolField tool={tool} name="rate" kind="percent" label={t('loan-calculator-rate')} />
      <ToolField tool={tool} name="late-rate" kind="percent" label={t('interest-cost-late-rate')} />
      <ToolField tool={tool} name="fee" kind="money" label={t('interest-cost-fee')} />
      <ToolField tool={tool} name="reminders" kind="whole" label={t('interest-cost-reminders')} />
    </>
  );
}

const Drawing = ({ t, view }: ToolPage) => (
  <ToolChart
    id="chart-delay"
    title={t('interest-cost-chart')}
    tableId="spans"
    series={[
      { name: 'late', label: t('interest-cost-late') },
      { name: 'waiting', label: t('interest-cost-waiting') },
    ]}
    axes={{ top: 'delay-top', start: 'delay-start', end: 'delay-end' }}
    size={CHART}
    view={view}
  />
);
