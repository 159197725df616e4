import type { Job } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import type { Fact } from '@plaza/ui-blocks/react';
import { countryName } from '../facts/known-facts.ts';

/** Salary, place and dates of a vacancy. */
export function jobFacts(job: Job, writing: Writing): Fact[] {
  const { t, formats } = writing;
  return [
    { term: t('job-salary'), value: salaryText(job.salary, writing), note: t('job-salary-note') },
    {
      term: t('job-place'),
      value: placeText(job.place, formats.locale),
      note: t(`job-remote-${job.place.remote}`),
    },
    { term: t('job-type'), value: t(`job-type-${job.employmentType}`) },
    { term: t('job-published'), value: formats.date(job.publishedAt) },
    { term: t('job-deadline'), value: formats.date(job.deadline) },
  ];
}

/** A range in the country's currency, or in another one named with its code. */
function salaryText({ min, max, currency, per }: Job['salary'], { t, formats }: Writing): string {
  const isOwn = currency === formats.currency;
  const range = formats.money(min, { to: max, hideUnit: !isOwn });
  return t(`job-salary-${per}`, { salary: isOwn ? range : `${range} ${currency}` });
}

function placeText({ city, country }: Job['place'], locale: string): string {
  return [city, countryName(locale, country)].filter((part) => part !== undefined).join(', ');
}
