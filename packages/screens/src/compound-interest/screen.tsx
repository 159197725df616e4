import {
  Section,
  SelectField,
  ToolChart,
  ToolFigures,
  ToolNote,
  ToolOutput,
  ToolTable,
} from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { CHART } from '../tools/tool.ts';
import { ToolField, type ToolPage, toolPage } from '../tools/tool-page.tsx';
import { ToolScreen, ToolSentence } from '../tools/tool-screen.tsx';
import { compoundTexts } from './texts.ts';
import { compoundChoices, compoundInputs, compoundInterest } from './view.ts';

export { structuredData } from '../tools/tool-screen.tsx';

const TABLE = 'years';

/** What savings grow to: deposits against growth, drawn and in a table (§2.3). */
export async function Screen(props: ScreenProps) {
  const tool = await toolPage(props, {
    ...{ answer: compoundInterest, inputs: compoundInputs, texts: compoundTexts },
    module: 'compound-interest',
  });
  const { t, view } = tool;
  return (
    <ToolScreen
      tool={tool}
      screen={props}
      fields={<SavingInputs {...tool} />}
      heading={t('compound-result')}
      headline={
        <>
          {t('compound-balance-at-end')} <ToolOutput name="balance" view={view} />
        </>
      }
      results={
        <>
          <ToolSentence tool={tool} name="summary" />
          <ToolFigures
            figures={[
              { name: 'paid-in', term: t('compound-paid-in') },
              { name: 'interest', term: t('compound-interest') },
            ]}
            view={view}
          />
          <GrowthChart {...tool} />
          <ToolNote>{t('compound-no-promise')}</ToolNote>
        </>
      }
    >
      <Section id="by-year" heading={t('compound-table')}>
        <YearTable {...tool} />
      </Section>
    </ToolScreen>
  );
}

function SavingInputs(tool: ToolPage) {
  const { t } = tool;
  return (
    <>
      <ToolField tool={tool} name="principal" kind="money" label={t('compound-principal')} />
      <ToolField tool={tool} name="deposit" kind="money" label={t('compound-deposit')} />
      <Choice tool={tool} name="every" label={t('compound-every')} />
      <ToolField tool={tool} name="rate" kind="percent" label={t('compound-rate')} />
      <ToolField tool={tool} name="years" kind="whole" label={t('compound-years')} />
      <Choice tool={tool} name="adding" label={t('compound-adding')} />
      <Choice tool={tool} name="when" label={t('compound-when')} />
    </>
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
