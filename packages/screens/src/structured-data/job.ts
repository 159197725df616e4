import type { Job } from '@plaza/contract';
import { absoluteHref } from '@plaza/routing';
import { documentToPlainHtml, parseDocument } from '@plaza/ui-blocks';
import type { JobPosting } from 'schema-dts';
import { countryName } from '../facts/known-facts.ts';
import { findOrganization } from '../frame/company-details.ts';
import type { ScreenProps } from '../screen.ts';
import { companyId } from './company.ts';

const TYPES = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const satisfies Record<Job['employmentType'], string>;

const UNITS = { year: 'YEAR', month: 'MONTH', hour: 'HOUR' } as const satisfies Record<
  Job['salary']['per'],
  string
>;

/** A vacancy with every property that search engines require or recommend. */
export async function jobNode(props: ScreenProps, job: Job): Promise<JobPosting> {
  const { app, match, content } = props;
  const company = findOrganization(await content.components());
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: app.site.displayName, value: job.id },
    url: absoluteHref(app.site, { locale: match.locale, path: match.route.path }),
    datePosted: job.publishedAt.slice(0, 10),
    validThrough: `${job.deadline}T23:59:59Z`,
    employmentType: TYPES[job.employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': companyId(app.site, company),
      name: company?.name ?? app.site.displayName,
      sameAs: app.site.url,
    },
    ...placeOf(job, match.locale),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.min,
        maxValue: job.salary.max,
        unitText: UNITS[job.salary.per],
      },
    },
    directApply: false,
  };
}

/** A job that is remote alone says where applicants may live; every other one where it is. */
function placeOf({ place }: Job, locale: string): Partial<Exclude<JobPosting, string>> {
  const { city, country, remote } = place;
  const required = { '@type': 'Country', name: countryName(locale, country) } as const;
  const jobLocation = {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressCountry: country,
      ...(city && { addressLocality: city }),
    },
  } as const;
  return remote === 'full'
    ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: required }
    : { jobLocation };
}

/** Google wants the whole description, as HTML. */
function descriptionOf({ summary, body }: Job): string {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: summary }] };
  const parts = [{ type: 'doc', content: [paragraph] }, body];
  return parts
    .map((part) => documentToPlainHtml(parseDocument(part, { mode: 'page' })))
    .filter((part) => part !== '')
    .join('\n');
}
