import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createWorkScheduler } from '@plaza/contract/process';
import {
  answerTarget,
  flowTarget,
  isFlowOfVisitor,
  takesFlowForm,
} from '@plaza/flow-server/targets';
import type { Interception, RequestHooks, RequestListener } from '@plaza/page-cache/server';
import type { PlazaSite } from '@plaza/site-config';
import { clickListener } from '../clicks/handle-click.ts';
import { type SiteClicks, startClicks } from '../clicks/start-clicks.ts';
import { dataFolderOf } from '../core/data-folder.ts';
import { errorPagesFolder } from '../core/error-pages.ts';
import { readOwnSegments, readPublicFiles } from '../core/own-segments.ts';
import { readSiteEnvironment } from '../core/read-site-environment.ts';
import { siteRouter } from '../core/site-router.ts';
import { processLog } from '../error-reports/process-log.ts';
import { reportingLog } from '../error-reports/reporting-log.ts';
import { contentClient } from '../next/content-client.ts';
import { loadPaths, refreshIndex } from '../next/site-paths.ts';
import { createPictures } from '../pictures/create-pictures.ts';
import { isPictureRequest } from '../pictures/serve-picture.ts';
import { handleServiceCall, isServiceCall } from './handle-service-call.ts';
import { readBusyPages } from './read-busy-pages.ts';
import { serviceCalls } from './service-calls.ts';

/** The hooks of every site, including the calls that the leads service answers. */
export const requestHooks = (): Omit<RequestHooks, 'createRouter' | 'createBusyPages'> => ({
  hiddenFolder: errorPagesFolder,
  intake: createWorkScheduler(),
  intercept: interceptServiceCall,
});

function interceptServiceCall(request: IncomingMessage): Interception | undefined {
  const { forward } = serviceCalls();
  if (!forward || !isServiceCall(request)) return undefined;
  return {
    worker: 'calls',
    answer: (received, response) => void handleServiceCall(received, response, forward),
  };
}

/** The hooks of a site with its routes. */
export const siteRequests = (
  { site, consent, tracking }: PlazaSite,
  { projectDir, distDir }: { readonly projectDir: string; readonly distDir: string },
): RequestHooks => {
  const app = { site, ...(consent && { consent }), ...(tracking && { tracking }) };
  let clicks: SiteClicks | undefined;
  return {
    ...requestHooks(),
    answerAtOnce: (request) =>
      clicks && clickListener({ app, offers: clicks, add: clicks.add }, request),
    intercept: (request) =>
      isPictureRequest(request)
        ? { worker: 'pictures', answer: picturesOf(site, projectDir) }
        : interceptServiceCall(request),
    changeTarget: (target, method, headers) =>
      flowTarget(site, answerTarget(site, target), { method, headers }),
    isPersonal: (target, headers) => isFlowOfVisitor(site, target, headers),
    takesForm: (target) => takesFlowForm(site, target),
    hidesReferrer: (target) => takesFlowForm(site, target),
    async beforeExpire() {
      // What this instance would do itself if the service had notified it, and not another one.
      const content = contentApp(site, projectDir);
      contentClient(content).forgetRequests();
      await Promise.all([refreshIndex(content), clicks?.refresh()]);
    },
    createBusyPages: () => readBusyPages(site, projectDir),
    createRouter: async () => {
      const content = contentApp(site, projectDir);
      const { log } = content;
      const { purgeUrls: fronts } = content.environment;
      if (fronts)
        (await import('../purge/start-purge.ts')).startPurge({ fronts, siteUrl: site.url, log });
      // Requests are routed by the index that Next's pages resolve by as well.
      await loadPaths(content);
      clicks = await startClicks(content);
      return siteRouter({
        ...app,
        ownSegments: await readOwnSegments(projectDir, distDir),
        publicFiles: await readPublicFiles(projectDir),
        now: () => new Date(),
      });
    },
  };
};

const pictureServers = new Map<string, RequestListener>();

/** One store of pictures for the process. */
function picturesOf(site: PlazaSite['site'], projectDir: string): RequestListener {
  const server = pictureServers.get(projectDir) ?? createPictures(contentApp(site, projectDir));
  pictureServers.set(projectDir, server);
  return server;
}

function contentApp(site: PlazaSite['site'], projectDir: string) {
  // biome-ignore lint/style/noProcessEnv: the process that serves reads its own environment
  const environment = readSiteEnvironment(process.env);
  return {
    ...{ site, environment },
    contentFolder: join(projectDir, 'content'),
    dataFolder: dataFolderOf(environment, projectDir),
    log: reportingLog(processLog()),
  };
}
