import { createIntakeFirst } from '@plaza/contract/process';
import type { RequestHooks } from '@plaza/page-cache/server';
import type { PlazaSite } from '../config/define-site.ts';
import { imageTarget } from '../core/image-target.ts';
import { readOwnSegments } from '../core/own-segments.ts';
import { siteRouter } from '../core/site-router.ts';
import { errorPagesFolder } from '../model/error-pages.ts';
import { answerServiceCall, isServiceCall } from './answer-service-call.ts';
import { serviceCalls } from './service-calls.ts';

/** What every site adds to the request handler; the calls that the service answers among it. */
export const requestHooks = (): Omit<RequestHooks, 'createRouter'> => ({
  hiddenFolder: errorPagesFolder,
  changeTarget: imageTarget,
  intake: createIntakeFirst(),
  intercept(request) {
    const { pass } = serviceCalls();
    if (!pass || !isServiceCall(request)) return undefined;
    return (asked, response) => void answerServiceCall(asked, response, pass);
  },
});

/** The same with the site's own routes. */
export const siteRequests = (
  { site, consent, tracking }: PlazaSite,
  { projectDir, distDir }: { readonly projectDir: string; readonly distDir: string },
): RequestHooks => ({
  ...requestHooks(),
  createRouter: async () =>
    siteRouter({
      site,
      ...(consent && { consent }),
      ...(tracking && { tracking }),
      ownSegments: await readOwnSegments(projectDir, distDir),
      now: () => new Date(),
    }),
});
