import type { FastifyInstance } from 'fastify';
import type { ContentVersions } from '../content/content-versions.ts';
import { requireWebsite } from '../content/website-scope.ts';
import type { Settings } from '../env.ts';
import { registerRateLimits } from '../http/rate-limit.ts';
import type { Writers } from '../writes/writers.ts';
import { registerFormBody } from './form-body.ts';
import { registerFramePolicy } from './frame-policy.ts';
import { type LeadFormAnswers, leadFormAnswers } from './lead-form-answers.ts';
import { registerShowLeadForm } from './show-lead-form.ts';
import { registerTakeLead } from './take-lead.ts';

/** Where the sandbox form stands; a page embeds it with its tokens in the query. */
export const leadFormBase = '/sandbox-form/:websiteId';

export interface LeadFormServices {
  readonly contentVersions: ContentVersions;
  readonly settings: Settings;
  readonly writers: Writers;
}

/** What the routes of the form share. */
export interface LeadFormRoutes {
  readonly answers: LeadFormAnswers;
  readonly writers: Writers;
}

/**
 * Plays the third party whose lead form a page embeds (§1), for development: GET shows
 * the form, POST stores a lead, with JavaScript or without.
 */
export async function registerLeadForm(
  scope: FastifyInstance,
  { contentVersions, settings, writers }: LeadFormServices,
): Promise<void> {
  const origins = settings.leadFormOrigins;
  const routes = { answers: leadFormAnswers(origins), writers };
  requireWebsite(scope, contentVersions);
  registerFramePolicy(scope, origins);
  registerFormBody(scope);
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerShowLeadForm(scope, routes);
  await scope.register(async (posts) => {
    // After the body is read, so that what was written can be given back.
    const createLimiter = await registerRateLimits(posts);
    const limits = { perClient: settings.postsPerMinute, inAll: 20 * settings.postsPerMinute };
    posts.addHook('preHandler', createLimiter(limits));
    registerTakeLead(posts, routes);
  });
}
