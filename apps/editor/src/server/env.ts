import { resolve } from 'node:path';
import { type EnvironmentVariable, readEnvironment } from '@plaza/contract/process';
import { type PreviewSite, previewSites } from './preview/preview-site.ts';

/** The environment variables of the editor (design §4). */
const variables = [
  'EDITOR_PORT',
  'EDITOR_HOST',
  'EDITOR_URL',
  'PREVIEW_URLS',
  'PREVIEW_INSTANCES',
  'SITE_URLS',
  'LEADS_SERVICE_URL',
] as const satisfies readonly EnvironmentVariable[];

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly serviceUrl: string;
  /** Where people open the editor, without a trailing slash. */
  readonly editorUrl: string;
  /** The previews of sites, each on a port of its own. */
  readonly previews: readonly PreviewSite[];
  /** The origins that may be framed. */
  readonly previewOrigins: readonly string[];
  /** The built single-page app. */
  readonly webFolder: string;
};

/** Reads the settings. @throws {EnvironmentError} with every invalid variable */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const env = readEnvironment(variables, environment);
  const port = env.EDITOR_PORT ?? 4200;
  const urls = env.PREVIEW_URLS ?? [];
  return {
    port,
    editorUrl: env.EDITOR_URL ?? `http://127.0.0.1:${port}`,
    previews: previewSites(urls, {
      instances: env.PREVIEW_INSTANCES ?? [],
      sites: env.SITE_URLS ?? [],
      editorPort: port,
    }),
    host: env.EDITOR_HOST ?? '127.0.0.1',
    serviceUrl: env.LEADS_SERVICE_URL ?? 'http://127.0.0.1:4000',
    previewOrigins: [...new Set(urls.map(({ url }) => new URL(url).origin))],
    webFolder: resolve(import.meta.dirname, 'web'),
  };
}
