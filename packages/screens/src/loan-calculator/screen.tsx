import type { TranslateInterface } from '@plaza/i18n';
import {
  Disclosure,
  Section,
  ToolChart,
  ToolCharts,
  ToolHeading,
  ToolNote,
  ToolOutput,
  ToolRing,
  ToolTable,
} from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import { listOf } from '../products/kind-lists.ts';
import { lentAmounts } from '../products/kinds/loan/lent-amounts.ts';
import type { ScreenProps } from '../screen.ts';
import { LiveExample } from '../tools/live-example.tsx';
import { CHART } from '../tools/tool.ts';
import { ToolField, type ToolPage, toolPage } from '../tools/tool-page.tsx';
import { ToolScreen, ToolSentence } from '../tools/tool-screen.tsx';
import { AmountPresets, MarketOffers } from './market-offers.tsx';
import { loanCalculator, loanInputs } from './view.ts';

export { structuredData } from '../tools/tool-screen.tsx';

/** What a loan costs, its schedule, and how much one can borrow for an instalment (§2.3). */
export async function Screen(props: ScreenProps) {
  const { app, match, page, content } = props;
  const list = pageLink(props, listOf('loan', app, match.locale));
  const tool = await toolPage(props, {
    ...{ answer: loanCalculator, inputs: loanInputs, texts },
    ...{
      module: 'loan-calculator',
      offers: { amounts: await lentAmounts(content, page.tool?.limits.amount), list },
    },
  });
  const { t } = tool;
  return (
    <ToolScreen
      tool={tool}
      screen={props}
      isCredit
      fields={<LoanInputs {...tool} />}
      heading={t('loan-calculator-results')}
      above={<AmountPresets {...props} tool={tool} />}
      headline={
        <>
          {t('loan-calculator-payment')} <ToolOutput name="instalment" view={tool.view} />
        </>
      }
      results={
        <>
          <ToolSentence tool={tool} name="summary" />
          <ToolRing
            title={t('loan-calculator-split')}
            path="cost"
            parts={[
              { value: 'totalCredit', label: t('example-total-credit') },
              { value: 'totalCost', label: t('example-total-cost') },
            ]}
            view={tool.view}
          />
          <LiveExample {...tool} />
          <ToolHeading>{t('loan-calculator-budget-heading')}</ToolHeading>
          <ToolSentence tool={tool} name="affordable" />
          <ToolNote>{t('tool-estimate')}</ToolNote>
        </>
      }
    >
      <MarketOffers {...props} tool={tool} />
      <Section id="schedule" heading={t('loan-calculator-schedule')}>
        <Charts {...tool} />
        <Tables {...tool} />
      </Section>
    </ToolScreen>
  );
}

const texts = (t: TranslateInterface) => ({
  rate: t('tool-fixed-rate', { rate: '{rate}' }),
  summary: t('loan-calculator-summary', {
    ...{ instalment: '{instalment}', term: '{term}', cost: '{cost}', total: '{total}' },
  }),
  over: t('loan-calculator-fee-over'),
  affordable: t('loan-calculator-affordable', {
    ...{ budget: '{budget}', term: '{term}', rate: '{rate}', amount: '{amount}' },
  }),
});

function LoanInputs(tool: ToolPage) {
  const { t } = tool;
  return (
    <>
      <ToolField tool={tool} name="amount" kind="money" label={t('loan-calculator-amount')} />
      <ToolField tool={tool} name="term" kind="whole" label={t('loan-calculator-term')} />
      <ToolField tool={tool} name="rate" kind="percent" label={t('loan-calculator-rate')} />
      <ToolField
        tool={tool}
        name="fee"
        kind="money"
        label={t('loan-calculator-fee')}
        notes={{ 'fee-over': t('loan-calculator-fee-over') }}
      />
      <ToolField tool={tool} name="budget" kind="money" label={t('loan-calculator-budget')} />
    </>
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
