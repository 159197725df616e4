import { regimeOf, regimeRules } from '@plaza/finance';
import { countryOfLocale } from '@plaza/routing';
import { CreditWarning } from '@plaza/ui-blocks/react';
import type { ScreenProps } from './screen.ts';

/** The warning that the law of the page's country asks for; nothing where it asks for none. */
export async function CreditNotice({ app, match, content }: ScreenProps) {
  const { warning } = regimeRules(regimeOf(countryOfLocale(app.site, match.locale)));
  if (!warning) return null;
  const { t } = await content.translator();
  return <CreditWarning text={t('credit-warning')} />;
}
