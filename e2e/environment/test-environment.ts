import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plaza/testing';
import { embeddedTemplate } from 'leads-service/testing/embedded-template';
import { databaseWithContent } from './database-with-content.ts';
import type { Place } from './site-apps.ts';
import { findSite, type SiteApp } from './site-apps.ts';
import { startTestLeadForm, type TestLeadForm } from './test-lead-form.ts';
import { createTestService, type TestService } from './test-service.ts';
import { importQuietly, startTestSite, type TestSite } from './test-site.ts';

/** Options of a test environment. */
export type TestEnvironmentOptions = {
  /** Default: the first site of the repository. */
  sites?: readonly SiteApp[];
  /** The sites' error reporting endpoint. */
  sentryDsn?: string;
  /** Default: the database is embedded in the service. */
  databaseUrl?: string;
  /** Added to the environment of the sites. */
  siteEnv?: Readonly<Record<string, string>>;
  /** Adds content to the copy of each site's folder before it is imported. */
  addContent?: (folder: string) => Promise<unknown>;
};

/**
 * Built sites, the real service with its own embedded database and the lead form sandbox, on free
 * ports. Most tests have one site, so the properties of the first one are available directly.
 */
export type TestEnvironment = Omit<TestSite, 'close'> &
  Omit<TestService, 'start' | 'end'> &
  TestLeadForm & {
    readonly sites: readonly TestSite[];
    /** The secret with which the service signs its messages to the sites. */
    readonly secret: string;
    readonly close: () => Promise<void>;
  };

const secret = 'a secret of this test run, long enough';

/**
 * Chooses a port for each site, starts the service, imports the content of each site, and starts
 * the sites.
 */
export async function openTestEnvironment(
  options: TestEnvironmentOptions = {},
): Promise<TestEnvironment> {
  const { sites: apps = [await findSite()], sentryDsn, databaseUrl, siteEnv, addContent } = options;
  const folder = await mkdtemp(join(tmpdir(), 'plaza-test-'));
  const places: Place[] = [];
  for (const app of apps) {
    const content = join(folder, app.name);
    await cp(join(app.folder, 'content'), content, { recursive: true });
    await addContent?.(content);
    places.push({ app, content, port: await freePort() });
  }
  const [only] = apps.length === 1 && !addContent && !databaseUrl ? places : [];
  const imported = only && (await databaseWithContent(only));
  // Tests of the service and of the start command begin without a database.
  const template = imported ?? (await embeddedTemplate());
  await cp(template, join(folder, 'data'), { recursive: true });
  const { start, end, ...service } = await createTestService({
    folder,
    secret,
    places,
    databaseUrl,
  });
  const sites: TestSite[] = [];
  let form: TestLeadForm | undefined;
  const close = async () => {
    for (const site of sites) await site.close();
    await form?.stopLeadForm();
    await end();
    await rm(folder, { recursive: true });
  };
  try {
    await start();
    form = await startTestLeadForm(service);
    const settings = { ...service, ...form, sentryDsn, siteEnv };
    for (const place of places) {
      if (!imported) await importQuietly(service.runCommand, place.content);
      sites.push(await startTestSite(place, settings));
    }
  } catch (error) {
    await close();
    throw error;
  }
  const [first] = sites;
  if (!first) throw new Error('A test environment needs a site');
  return { ...service, ...form, ...first, sites, secret, close };
}
