import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningProcess, startProcess, waitForAnswer } from '@plaza/testing';
import type { Place, SiteApp } from './site-apps.ts';
import type { TestService } from './test-service.ts';

/** A built site on a free port. */
export type TestSite = {
  readonly app: SiteApp;
  /** Its URL. */
  readonly site: string;
  /** A copy of the app's content folder, which tests may change. */
  readonly content: string;
  readonly siteLog: () => string;
  /** Runs `content:import` on the copy; with `quietly` the site is not notified. */
  readonly importContent: (options?: { quietly: boolean }) => Promise<string>;
  /** The front page's file, relative to the content folder. */
  readonly frontPageFile: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Options for starting a site. */
type Settings = Pick<TestService, 'env' | 'runCommand'> & {
  /** URL of the lead form sandbox. */
  readonly leadForm: string;
  readonly sentryDsn: string | undefined;
  /** Added to the environment of the site. */
  readonly siteEnv?: Readonly<Record<string, string>> | undefined;
};

/** Starts a site whose content the service has. */
export async function startTestSite(place: Place, settings: Settings): Promise<TestSite> {
  const { app, content, port } = place;
  const { runCommand } = settings;
  const site = `http://127.0.0.1:${port}`;
  const importContent = ({ quietly } = { quietly: false }) =>
    quietly ? importQuietly(runCommand, content) : runCommand('content:import', content, '--yes');
  const running = await startSiteInstance(place, settings);
  return {
    ...{ app, site, content, importContent },
    siteLog: running.output,
    frontPageFile: () => findFrontPage(content),
    close: async () => void (await running.end()),
  };
}

/** The service would notify the site itself; it cannot for an import to another address. */
const nobody = 'http://127.0.0.1:1';

/** Imports a content folder without a word to the site. @returns what the command printed */
export const importQuietly = (runCommand: TestService['runCommand'], content: string) =>
  runCommand('content:import', content, '--yes', '--site', nobody);

/** Starts an instance of a built site, and waits until it is ready. */
export async function startSiteInstance(
  { app, port }: Pick<Place, 'app' | 'port'>,
  { env, leadForm, sentryDsn, siteEnv }: Omit<Settings, 'runCommand'>,
): Promise<RunningProcess> {
  const plazaSite = 'node_modules/@plaza/site/bin/plaza-site.js';
  const running = startProcess({
    args: [plazaSite, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    cwd: app.folder,
    env: {
      ...env,
      // Apart from the site's of other environments, which would deliver its clicks to their service.
      SITE_DATA_DIR: `${env.PLAZA_DATA_DIR}-of-${app.name}`,
      LEAD_FORM_URL: `${leadForm}/{websiteId}`,
      // The sandbox plays the partners that visitors are handed over to, too.
      PARTNER_URL: `${leadForm}/partner/{partner}`,
      SITE_TEST_MODE: '1',
      // Tests visit few of them.
      SITE_WARM_PAGES: '1',
      // Tests of several visitors name their addresses; a site limits what each may send.
      SITE_TRUSTED_PROXY_HOPS: '1',
      ...(sentryDsn && { SENTRY_DSN: sentryDsn }),
      ...siteEnv,
    },
  });
  await waitForAnswer(`http://127.0.0.1:${port}/api/readyz`, running);
  return running;
}

async function findFrontPage(content: string): Promise<string> {
  for await (const file of glob('pages/**/*.json', { cwd: content })) {
    const page = JSON.parse(await readFile(join(content, file), 'utf8'));
    if (page.path === '/') return file;
  }
  throw new Error(`${content} has no front page`);
}
