import {
  CREDIT_REGIMES,
  isWarningVerified,
  ownRegimeOf,
  regimeOf,
  regimeRules,
  uncheckedRegimes,
} from '@plaza/finance';
import { isFinanceSite } from '@plaza/law';
import type { CheckedSite, Finding, SiteRule } from '../model.ts';

/**
 * Every country has a regime of credit law that somebody chose. Before a release, warns about those
 * that no person has reviewed.
 */
export const regimes: SiteRule = (site) => {
  if (!isFinanceSite(site.plaza.site)) return [];
  return [
    ...unknownLaw(site),
    ...(site.isRelease ? [...unreviewedLaw(site), ...unverifiedWarnings(site)] : []),
  ];
};

/** A country that falls to the strictest regime only because nobody wrote down its law. */
function unknownLaw({ plaza: { site } }: CheckedSite): Finding[] {
  return site.countries.flatMap(({ locale, law }, index) => {
    if (law !== undefined || ownRegimeOf(locale) !== undefined) return [];
    return [
      {
        file: 'plaza.config.ts',
        path: ['countries', index],
        message: `no regime of credit law is known for the country of ${locale}`,
        hint: `Name the one that its pages keep to, law: '…', of ${Object.keys(CREDIT_REGIMES).join(', ')}, or add its own to @plaza/finance.`,
      },
    ];
  });
}

function unreviewedLaw({ plaza: { site } }: CheckedSite): Finding[] {
  return site.countries.flatMap((country, index) => {
    const regime = regimeOf(country);
    if (uncheckedRegimes([regime]).length === 0) return [];
    return [
      {
        file: 'plaza.config.ts',
        path: ['countries', index],
        message: `the credit law of ${country.locale} has not been reviewed: ${regime} (${regimeRules(regime).title})`,
        hint: 'Have someone who knows the country’s law review its row in @plaza/finance.',
        severity: 'warning' as const,
      },
    ];
  });
}

/** A warning whose wording was not found in a published text of the law. */
function unverifiedWarnings({ plaza: { site } }: CheckedSite): Finding[] {
  return site.countries.flatMap((country, index) =>
    country.languages
      .filter(({ locale }) => !isWarningVerified(regimeOf(country), locale))
      .map(({ locale }) => ({
        file: 'plaza.config.ts',
        path: ['countries', index],
        message: `nobody has seen the wording of the credit warning of ${locale} in a published text`,
        hint: 'Compare the text credit-warning with the law, and add it to the regime in @plaza/finance.',
        severity: 'warning' as const,
      })),
  );
}
