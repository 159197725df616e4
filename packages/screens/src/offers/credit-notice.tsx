import { regimeOf, regimeRules } from '@plaza/finance';
import { countryOfLocale } from '@plaza/routing';
import { CreditWarning } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';

type CreditNoticeProps = Pick<ScreenProps, 'app' | 'match'> & { readonly text: string };

/** The warning that the law of the page's country requires; nothing if it requires none. */
export function CreditNotice({ app, match, text }: CreditNoticeProps) {
  const { warning } = regimeRules(regimeOf(countryOfLocale(app.site, match.locale)));
  return warning ? <CreditWarning text={text} /> : null;
}
