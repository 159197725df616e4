import type { ProductKind } from '@plaza/contract';
import { DEBT_ADVICE } from '@plaza/finance';
import { countryOfLocale } from '@plaza/routing';
import { RiskWarning, Section, WarningGroup } from '@plaza/ui-blocks/react';
import { CreditNotice } from '../offers/credit-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { kindRow } from './kinds.ts';
import { pageKinds } from './page-products.ts';

/** What the law requires above the first call to action of a page's kinds of product. */
export const ListNotices = (props: ScreenProps) => (
  <KindNotices {...props} kinds={pageKinds(props.page)} />
);

/** The same for kinds of product that the page shows besides. */
export async function KindNotices({
  kinds,
  ...props
}: ScreenProps & { readonly kinds: readonly ProductKind[] }) {
  const { t } = await props.content.translator();
  const credit = kinds.some((kind) => kindRow(kind).isCredit) && (
    <CreditNotice {...props} text={t('credit-warning')} />
  );
  const risk = kinds.includes('broker') && <RiskWarning text={t('products-risk-warning')} />;
  if (!credit || !risk) return credit || risk || null;
  return (
    <WarningGroup>
      {credit}
      {risk}
    </WarningGroup>
  );
}

/** The public advice for people in debt, on pages of credit that combines debts. */
export async function DebtAdviceNotice(props: ScreenProps) {
  if (!pageKinds(props.page).includes('brokerDebt')) return null;
  const { t } = await props.content.translator();
  return <DebtAdviceSection {...props} text={t('products-debt-advice-text')} />;
}

/** The public advice for people in debt of the page's country; nothing if none is known. */
export async function DebtAdviceSection({
  app,
  match,
  content,
  text,
}: ScreenProps & { readonly text: string }) {
  const { t } = await content.translator();
  const [, country = ''] = countryOfLocale(app.site, match.locale).locale.split('-');
  const advice = Object.hasOwn(DEBT_ADVICE, country) ? DEBT_ADVICE[country] : undefined;
  if (!advice) return null;
  return (
    <Section id="debt-advice" heading={t('products-debt-advice')}>
      <p>
        {text}{' '}
        <a href={advice.url} rel="noopener" data-debt-advice="">
          {advice.name}
        </a>
      </p>
    </Section>
  );
}
