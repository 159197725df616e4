import { dialogContent } from '../core/dialog-content.ts';
import { consentCategories } from '../model/categories.ts';
import type { DeclaredProvider } from '../model/cookie-declarations.ts';
import type { DialogLabels } from '../react/dialog-labels.ts';
import type { DialogTexts } from './dialog-locales.ts';

const site = {
  displayName: 'Olivar',
  cookiePolicyHref: '/politica-de-cookies/',
  privacyPolicyHref: '/politica-de-privacidad/',
};
const own = { providerName: 'Internal', url: '/cookies' };

const cookie = (name: string, description: string, expiration: string) => ({
  name,
  description,
  expiration,
  type: 'HTTP',
  enabled: true,
});

/** Declarations with every kind of provider and one disabled cookie. */
function sampleProviders({ cookies }: DialogTexts): DeclaredProvider[] {
  const { oneYear, ninetyDays } = cookies;
  const unused = { ...cookie('_gid', cookies.marketing, ninetyDays), enabled: false };
  return [
    { ...own, category: 'necessary', cookies: [cookie('consent', cookies.consent, oneYear)] },
    { ...own, category: 'preferences', cookies: [cookie('locale', cookies.locale, ninetyDays)] },
    {
      category: 'statistics',
      providerName: 'Microsoft Clarity',
      url: 'https://privacy.microsoft.com/privacystatement',
      cookies: [
        cookie('_clck', cookies.statistics, oneYear),
        cookie('_clsk', cookies.statistics, ninetyDays),
      ],
    },
    {
      category: 'marketing',
      providerName: 'Google',
      url: 'https://policies.google.com/privacy',
      cookies: [cookie('_ga_*', cookies.marketing, oneYear), unused],
    },
    {
      category: 'marketing',
      providerName: 'Meta',
      url: 'https://www.facebook.com/privacy/policy/',
      cookies: [cookie('_fbp', cookies.marketing, ninetyDays)],
    },
  ];
}

/** Props of the dialog in one language. */
export function sampleDialog(texts: DialogTexts) {
  const categories = consentCategories.map((category) => ({
    category,
    name: texts.content.consentKeys[category],
    description: texts.categories[category],
  }));
  const providers = sampleProviders(texts);
  const { learnMore, ...labelled } = texts.labels;
  const labels: DialogLabels = {
    ...labelled,
    learnMore: (provider) => learnMore.replace('{provider}', () => provider),
  };
  // The sample's declarations are in the language of its texts and have no translations.
  const sources = { texts: texts.content, categories, providers, site, locale: 'es-ES' };
  return { content: dialogContent(sources), labels };
}
