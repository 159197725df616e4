import type { TranslateInterface } from '@plaza/i18n';
import {
  PageTitle,
  Section,
  SelectField,
  ToolChart,
  ToolFigures,
  ToolForm,
  ToolLayout,
  ToolNote,
  ToolOutput,
  ToolSummary,
  ToolTable,
} from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import type { ScreenProps } from '../screen.ts';
import { toolNode } from '../structured-data/tool.ts';
import { CHART } from '../tools/tool.ts';
import { ToolField, type ToolPage, toolPage } from '../tools/tool-page.tsx';
import { compoundChoices, compoundInputs, compoundInterest } from './view.ts';

const RESULTS = 'results';
const TABLE = 'years';

/** What savings grow to: deposits against growth, drawn and in a table (§2.3). */
export async function Screen(props: ScreenProps) {
  const { page } = props;
  const tool = await toolPage(props, {
    ...{ answer: compoundInterest, inputs: compoundInputs, texts },
    module: 'compound-interest',
  });
  const { t, view } = tool;
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <ToolLayout
        form={<SavingForm {...tool} />}
        resultsId={RESULTS}
        resultsHeading={t('compound-result')}
      >
        <ToolSummary>
          <ToolOutput name="summary" view={view} live />
        </ToolSummary>
        <ToolFigures
          figures={[
            { name: 'balance', term: t('compound-balance-at-end') },
            { name: 'paid-in', term: t('compound-paid-in') },
            { name: 'interest', term: t('compound-interest') },
          ]}
          view={view}
        />
        <GrowthChart {...tool} />
        <ToolNote>{t('compound-no-promise')}</ToolNote>
      </ToolLayout>
      <Section id="by-year" heading={t('compound-table')}>
        <YearTable {...tool} />
      </Section>
      <PageArticle {...props} />
    </>
  );
}

export const structuredData = (props: ScreenProps) => [toolNode(props)];

const texts = (t: TranslateInterface) => ({
  summary: t('compound-summary', {
    ...{ time: '{time}', balance: '{balance}', paidIn: '{paidIn}', interest: '{interest}' },
  }),
});

function SavingForm(tool: ToolPage) {
  const { t, settings, action, module } = tool;
  return (
    <ToolForm
      resultsId={RESULTS}
      submitLabel={t('tool-calculate')}
      {...{ action, settings, module }}
    >
      <ToolField {...{ tool }} name="principal" kind="money" label={t('compound-principal')} />
      <ToolField {...{ tool }} name="deposit" kind="money" label={t('compound-deposit')} />
      <Choice {...{ tool }} name="every" label={t('compound-every')} />
      <ToolField {...{ tool }} name="rate" kind="percent" label={t('compound-rate')} />
      <ToolField {...{ tool }} name="years" kind="whole" label={t('compound-years')} />
      <Choice {...{ tool }} name="adding" label={t('compound-adding')} />
      <Choice {...{ tool }} name="when" label={t('compound-when')} />
    </ToolForm>
  );
}

const optionTexts = {
  365: 'compound-time-day',
  52: 'compound-time-week',
  12: 'compound-time-month',
  4: 'compound-time-quarter',
  2: 'compound-time-half-year',
  1: 'compound-time-year',
  end: 'compound-when-end',
  start: 'compound-when-start',
} as const;

type ChoiceProps = {
  readonly tool: ToolPage;
  readonly name: keyof typeof compoundChoices;
  readonly label: string;
};

function Choice({ tool: { t, view }, name, label }: ChoiceProps) {
  const options = compoundChoices[name].map((value) => ({ value, label: t(optionTexts[value]) }));
  const chosen = view.inputs?.[name];
  return <SelectField id={`tool-${name}`} {...{ name, label, options }} chosen={`${chosen}`} />;
}

function GrowthChart({ t, view }: ToolPage) {
  return (
    <ToolChart
      id="growth"
      title={t('compound-chart')}
      tableId={TABLE}
      series={[
        { name: 'paid-in', label: t('compound-paid-in') },
        { name: 'interest', label: t('compound-interest') },
      ]}
      axes={{ top: 'chart-top', start: 'chart-start', end: 'chart-end' }}
      size={CHART}
      view={view}
    />
  );
}

function YearTable({ t, view }: ToolPage) {
  const columns = [
    t('compound-year'),
    t('compound-paid-in'),
    t('compound-interest'),
    t('compound-balance'),
  ];
  return <ToolTable id={TABLE} name="years" caption={t('compound-chart')} {...{ columns, view }} />;
}
