import type { TranslateInterface } from '@plaza/i18n';
import {
  PageTitle,
  ToolChart,
  ToolForm,
  ToolHeading,
  ToolLayout,
  ToolNote,
  ToolOutput,
  ToolSummary,
  ToolTable,
} from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { CreditNotice } from '../offers/credit-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { toolNode } from '../structured-data/tool.ts';
import { LiveExample } from '../tools/live-example.tsx';
import { CHART } from '../tools/tool.ts';
import { ToolField, type ToolPage, toolPage } from '../tools/tool-page.tsx';
import { delayInputs, interestCost } from './view.ts';

const RESULTS = 'results';

/** What waiting or paying late costs, by contract and by law (§2.3). */
export async function Screen(props: ScreenProps) {
  const { page } = props;
  const tool = await toolPage(props, {
    ...{ answer: interestCost, inputs: delayInputs, texts },
    module: 'interest-cost',
  });
  const { t, view } = tool;
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <CreditNotice {...props} text={t('credit-warning')} />
      <ToolLayout
        form={<DelayForm {...tool} />}
        resultsId={RESULTS}
        resultsHeading={t('interest-cost-late-heading')}
      >
        <ToolSummary>
          <ToolOutput name="late" view={view} live />
        </ToolSummary>
        <ToolHeading>{t('interest-cost-waiting-heading')}</ToolHeading>
        <ToolSummary>
          <ToolOutput name="summary" view={view} live />
        </ToolSummary>
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
      </ToolLayout>
      <PageArticle {...props} />
    </>
  );
}

export const structuredData = (props: ScreenProps) => [toolNode(props)];

const texts = (t: TranslateInterface) => ({
  rate: t('tool-fixed-rate', { rate: '{rate}' }),
  waiting: t('interest-cost-waiting-summary', {
    ...{ days: '{days}', waiting: '{waiting}', day: '{day}', month: '{month}' },
  }),
  late: t('interest-cost-late-summary', {
    ...{ days: '{days}', late: '{late}', interest: '{interest}', fees: '{fees}' },
  }),
});

function DelayForm(tool: ToolPage) {
  const { t, settings, action, module } = tool;
  return (
    <ToolForm
      resultsId={RESULTS}
      submitLabel={t('tool-calculate')}
      {...{ action, settings, module }}
    >
      <ToolField {...{ tool }} name="amount" kind="money" label={t('interest-cost-amount')} />
      <ToolField {...{ tool }} name="days" kind="whole" label={t('interest-cost-days')} />
      <ToolField {...{ tool }} name="rate" kind="percent" label={t('loan-calculator-rate')} />
      <ToolField
        {...{ tool }}
        name="late-rate"
        kind="percent"
        label={t('interest-cost-late-rate')}
      />
      <ToolField {...{ tool }} name="fee" kind="money" label={t('interest-cost-fee')} />
      <ToolField {...{ tool }} name="reminders" kind="whole" label={t('interest-cost-reminders')} />
    </ToolForm>
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
