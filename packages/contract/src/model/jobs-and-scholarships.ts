import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { sitePath, webUrl } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { currencyCode } from './product-parts.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { count, day, instant, line, money, paragraph } from './text.ts';

export const REMOTE_WORK = ['none', 'hybrid', 'full'] as const;
export const SALARY_PERIODS = ['year', 'month', 'hour'] as const;
export const EMPLOYMENT_TYPES = ['fullTime', 'partTime', 'temporary', 'internship'] as const;

const summaryFields = {
  ...addressableFields,
  path: sitePath,
  title: line,
  summary: paragraph,
  publishedAt: instant,
  deadline: day,
};

const applicationFields = {
  applyUrl: webUrl.optional(),
  applyEmail: z.email().max(254).optional(),
  body: richTextDocumentSchema,
  meta: pageMetaSchema,
};

const hasApplication = [
  (entry: { applyUrl?: string | undefined; applyEmail?: string | undefined }) =>
    entry.applyUrl !== undefined || entry.applyEmail !== undefined,
  { error: 'applyUrl or applyEmail is needed' },
] as const;

const jobSummaryFields = {
  ...summaryFields,
  place: z.object({
    city: line.optional(),
    country: line,
    remote: z.enum(REMOTE_WORK),
  }),
  salary: z
    .object({ min: money, max: money, currency: currencyCode, per: z.enum(SALARY_PERIODS) })
    .refine(({ min, max }) => min <= max, { path: ['min'], error: 'min is more than max' }),
  employmentType: z.enum(EMPLOYMENT_TYPES),
};

/** `/content/jobs`: a vacancy as lists show it. */
export const jobSummarySchema = z.object(jobSummaryFields).meta({ id: 'JobSummary' });

/** `/content/jobs/{id}`: a whole vacancy. */
export const jobSchema = z
  .object({ ...jobSummaryFields, ...applicationFields })
  .refine(...hasApplication)
  .meta({ id: 'Job' });

const scholarshipSummaryFields = {
  ...summaryFields,
  amount: z.object({ value: money, currency: currencyCode }),
  awards: count,
};

/** `/content/scholarships`: a scholarship as lists show it. */
export const scholarshipSummarySchema = z
  .object(scholarshipSummaryFields)
  .meta({ id: 'ScholarshipSummary' });

/** `/content/scholarships/{id}`: a whole scholarship. */
export const scholarshipSchema = z
  .object({
    ...scholarshipSummaryFields,
    eligibility: z.array(line).min(1).max(30),
    ...applicationFields,
  })
  .refine(...hasApplication)
  .meta({ id: 'Scholarship' });

export type JobSummary = z.output<typeof jobSummarySchema>;
export type Job = z.output<typeof jobSchema>;
export type ScholarshipSummary = z.output<typeof scholarshipSummarySchema>;
export type Scholarship = z.output<typeof scholarshipSchema>;
