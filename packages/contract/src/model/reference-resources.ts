import { authorSchema } from './author.ts';
import { categorySchema } from './category.ts';
import { featuredArticleSchema } from './featured-article.ts';
import { glossaryTermSchema } from './glossary-term.ts';
import {
  jobSchema,
  jobSummarySchema,
  scholarshipSchema,
  scholarshipSummarySchema,
} from './jobs-and-scholarships.ts';
import { pressReleaseSchema } from './press-release.ts';
import { providerSchema, providerSummarySchema } from './provider.ts';
import { questionGroupSchema } from './question-group.ts';
import { idParams, localeQuery, noParams, pagedQuery } from './request-parts.ts';
import { list, type ResourceRow } from './resource-row.ts';
import { reviewSchema, reviewSummarySchema } from './review.ts';
import { toolSchema } from './tool.ts';

/** What the pages of §2.3 show beyond §7.1, in the form of its rows. */
export const REFERENCE_RESOURCES = {
  // Read one by one, so that a page changes only with the people and topics that it names.
  author: {
    path: '/content/authors/{id}',
    params: idParams,
    query: localeQuery,
    response: authorSchema,
    error: 'Could not fetch author',
    kind: 'item',
    folder: 'authors',
  },
  category: {
    path: '/content/categories/{id}',
    params: idParams,
    query: localeQuery,
    response: categorySchema,
    error: 'Could not fetch category',
    kind: 'item',
    folder: 'categories',
  },
  featuredArticle: {
    path: '/content/featured-articles/{id}',
    params: idParams,
    query: localeQuery,
    response: featuredArticleSchema,
    error: 'Could not fetch featured article',
    kind: 'item',
    folder: 'featured-article-summaries',
  },
  glossaryTerms: {
    path: '/content/glossary-terms',
    params: noParams,
    query: pagedQuery,
    response: list(glossaryTermSchema),
    error: 'Could not fetch glossary terms',
    kind: 'list',
    folder: 'glossary-terms',
    paged: true,
  },
  jobs: {
    path: '/content/jobs',
    params: noParams,
    query: localeQuery,
    response: list(jobSummarySchema),
    error: 'Could not fetch jobs',
    kind: 'list',
    folder: 'jobs',
  },
  job: {
    path: '/content/jobs/{id}',
    params: idParams,
    query: localeQuery,
    response: jobSchema,
    error: 'Could not fetch job',
    kind: 'item',
    folder: 'jobs',
  },
  pressReleases: {
    path: '/content/press-releases',
    params: noParams,
    query: localeQuery,
    response: list(pressReleaseSchema),
    error: 'Could not fetch press releases',
    kind: 'list',
    folder: 'press-releases',
  },
  providers: {
    path: '/content/providers',
    params: noParams,
    query: pagedQuery,
    response: list(providerSummarySchema),
    error: 'Could not fetch providers',
    kind: 'list',
    folder: 'providers',
    paged: true,
  },
  provider: {
    path: '/content/providers/{id}',
    params: idParams,
    query: localeQuery,
    response: providerSchema,
    error: 'Could not fetch provider',
    kind: 'item',
    folder: 'providers',
  },
  questionGroups: {
    path: '/content/question-groups',
    params: noParams,
    query: localeQuery,
    response: list(questionGroupSchema),
    error: 'Could not fetch question groups',
    kind: 'list',
    folder: 'question-groups',
  },
  reviews: {
    path: '/content/reviews',
    params: noParams,
    query: pagedQuery,
    response: list(reviewSummarySchema),
    error: 'Could not fetch reviews',
    kind: 'list',
    folder: 'reviews',
    paged: true,
  },
  review: {
    path: '/content/reviews/{id}',
    params: idParams,
    query: localeQuery,
    response: reviewSchema,
    error: 'Could not fetch review',
    kind: 'item',
    folder: 'reviews',
  },
  scholarships: {
    path: '/content/scholarships',
    params: noParams,
    query: localeQuery,
    response: list(scholarshipSummarySchema),
    error: 'Could not fetch scholarships',
    kind: 'list',
    folder: 'scholarships',
  },
  scholarship: {
    path: '/content/scholarships/{id}',
    params: idParams,
    query: localeQuery,
    response: scholarshipSchema,
    error: 'Could not fetch scholarship',
    kind: 'item',
    folder: 'scholarships',
  },
  tools: {
    path: '/content/tools',
    params: noParams,
    query: localeQuery,
    response: list(toolSchema),
    error: 'Could not fetch tools',
    kind: 'list',
    folder: 'tools',
  },
} as const satisfies Record<string, ResourceRow>;
