import type { TranslateInterface } from '@plaza/i18n';
import {
  Disclosure,
  PageTitle,
  Section,
  ToolChart,
  ToolCharts,
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
import { loanCalculator, loanInputs } from './view.ts';

const RESULTS = 'results';

/** What a loan costs, its schedule, and how much one can borrow for an instalment (§2.3). */
export async function Screen(props: ScreenProps) {
  const { page } = props;
  const tool = await toolPage(props, {
    ...{ answer: loanCalculator, inputs: loanInputs, texts },
    module: 'loan-calculator',
  });
  const { t, view } = tool;
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <CreditNotice {...props} text={t('credit-warning')} />
      <ToolLayout
        form={<LoanForm {...tool} />}
        resultsId={RESULTS}
        resultsHeading={t('loan-calculator-results')}
      >
        <ToolSummary>
          <ToolOutput name="summary" view={view} live />
        </ToolSummary>
        <LiveExample {...tool} />
        <ToolHeading>{t('loan-calculator-budget-heading')}</ToolHeading>
        <ToolSummary>
          <ToolOutput name="affordable" view={view} live />
        </ToolSummary>
        <ToolNote>{t('tool-estimate')}</ToolNote>
      </ToolLayout>
      <Section id="schedule" heading={t('loan-calculator-schedule')}>
        <Charts {...tool} />
        <Tables {...tool} />
      </Section>
      <PageArticle {...props} />
    </>
  );
}

export const structuredData = (props: ScreenProps) => [toolNode(props)];

const texts = (t: TranslateInterface) => ({
  rate: t('tool-fixed-rate', { rate: '{rate}' }),
  summary: t('loan-calculator-summary', {
    ...{ instalment: '{instalment}', term: '{term}', cost: '{cost}', total: '{total}' },
  }),
  affordable: t('loan-calculator-affordable', {
    ...{ budget: '{budget}', term: '{term}', rate: '{rate}', amount: '{amount}' },
  }),
});

function LoanForm(tool: ToolPage) {
  const { t, settings, action, module } = tool;
  return (
    <ToolForm
      resultsId={RESULTS}
      submitLabel={t('tool-calculate')}
      {...{ action, settings, module }}
    >
      <ToolField {...{ tool }} name="amount" kind="money" label={t('loan-calculator-amount')} />
      <ToolField {...{ tool }} name="term" kind="whole" label={t('loan-calculator-term')} />
      <ToolField {...{ tool }} name="rate" kind="percent" label={t('loan-calculator-rate')} />
      <ToolField {...{ tool }} name="fee" kind="money" label={t('loan-calculator-fee')} />
      <ToolField {...{ tool }} name="budget" kind="money" label={t('loan-calculator-budget')} />
    </ToolForm>
  );
}

function Charts({ t, view }: ToolPage) {
  const shared = { view, size: CHART, tableId: 'schedule-years' };
  return (
    <ToolCharts>
      <ToolChart
        {...shared}
        id="chart-balance"
        title={t('loan-calculator-balance-chart')}
        series={[{ name: 'balance', label: t('loan-calculator-balance') }]}
        axes={{ top: 'balance-top', start: 'balance-start', end: 'balance-end' }}
      />
      <ToolChart
        {...shared}
        id="chart-parts"
        title={t('loan-calculator-parts-chart')}
        series={[
          { name: 'repaid', label: t('loan-calculator-repaid') },
          { name: 'interest', label: t('loan-calculator-interest') },
        ]}
        axes={{ top: 'parts-top', start: 'parts-start', end: 'parts-end' }}
      />
    </ToolCharts>
  );
}

function Tables({ t, view }: ToolPage) {
  const columns = [
    t('loan-calculator-paid'),
    t('loan-calculator-interest'),
    t('loan-calculator-repaid'),
    t('loan-calculator-balance'),
  ];
  return (
    <>
      <ToolTable
        id="schedule-years"
        name="years"
        caption={t('loan-calculator-by-year')}
        columns={[t('loan-calculator-year'), ...columns]}
        view={view}
      />
      <Disclosure summary={t('loan-calculator-by-month')}>
        <ToolTable
          name="months"
          caption={t('loan-calculator-by-month')}
          columns={[t('loan-calculator-month'), ...columns]}
          view={view}
        />
      </Disclosure>
    </>
  );
}
