import { textsOf } from '@plaza/check';
import { localVendors, type VendorRow, vendors } from '@plaza/tracking';
import type { SiteRule } from '../model.ts';

/** The privacy policy of each language names the companies behind the vendors that its pages use. */
export const privacyPolicy: SiteRule = ({ plaza: { site, tracking = {} }, entries }) =>
  entries('pages')
    .filter(({ value }) => value.pageType === 'PrivacyPolicy')
    .filter(({ value }) => site.marketByLocale.has(value.locale))
    .flatMap(({ file, value }) => {
      const text = textsOf(value.body)
        .map((part) => part.text)
        .join(' ');
      const companies = localVendors(site, tracking, value.locale).map(
        ({ vendor }) => (vendors[vendor] as VendorRow).company,
      );
      return [...new Set(companies)]
        .filter((company) => !text.includes(company))
        .map((company) => ({
          file,
          path: ['body'],
          message: `the policy does not name ${company}, whose vendor the pages of ${value.locale} use`,
          hint: 'Name it among those who receive data with consent, and say what for.',
        }));
    });
