import type { TranslateInterface } from '@plaza/i18n';

/** The texts that the answer is written with. */
export const compoundTexts = (t: TranslateInterface) => ({
  summary: t('compound-summary', {
    ...{ time: '{time}', balance: '{balance}', paidIn: '{paidIn}', interest: '{interest}' },
  }),
});
