import { proxyMatcher } from '../core/proxy-matcher.ts';
import { apiFiles, pageFiles } from './app-folder.ts';
import type { ShellFacts } from './shell-facts.ts';
import { websiteFile } from './website-file.ts';

/** Start of every generated file's first line, which identifies stale files. */
export const generatedBy = 'Written by `plaza-site sync`';

const mark = `${generatedBy}: changes will be overwritten. Add files to app.own/ instead.`;
const comment = (path: string) => (path.endsWith('.css') ? `/* ${mark} */` : `// ${mark}`);

/** The files that connect Next to this package, by their path in the app's folder. */
export function shellFiles(facts: ShellFacts): ReadonlyMap<string, string> {
  const files = {
    ...pageFiles(facts),
    ...apiFiles,
    '.plaza/app.ts': appModule(facts),
    '.plaza/env.ts': environmentModule,
    '.plaza/next.config.ts': nextConfig,
    '.plaza/styles.css': styles(facts),
    'instrumentation.ts': instrumentation,
    'proxy.ts': proxy(),
  };
  // Comments may precede a directive such as 'use client'; other statements may not.
  const marked = Object.entries(files).map(
    ([path, source]) => [path, `${comment(path)}\n${source.trim()}\n`] as const,
  );
  return new Map([...marked, [websiteFile, facts.website]]);
}

const importOf = (locale: string) =>
  `    '${locale}': () => import('../locales/${locale}.json', { with: { type: 'json' } }),`;

const appModule = ({ locales }: ShellFacts) => `
import { defineApp } from '@plaza/site/app';
import tokens from '../brand.tokens.json' with { type: 'json' };
import site from '../plaza.config.ts';
import { environment } from './env.ts';

export const app = defineApp({
  ...site,
  environment,
  tokens,
  locales: {
${locales.map(importOf).join('\n')}
  },
});
`;

/** The block styles in the brand's colours. */
const styles = ({ brandStyles }: ShellFacts) => `
@import '@plaza/ui-blocks/styles-core.css';

${brandStyles}`;

const environmentModule = `
import { readSiteEnvironment } from '@plaza/site/app';

export const environment = readSiteEnvironment(process.env);
`;

const nextConfig = `
import { withPlaza } from '@plaza/site/config';
import site from '../plaza.config.ts';

export default withPlaza(site);
`;

const instrumentation = `
import { createInstrumentation } from '@plaza/site/instrumentation';

export const { register, onRequestError } = createInstrumentation(process.env);
`;

const proxy = () => `
import { createProxy } from '@plaza/site/proxy';
import site from './plaza.config.ts';

export const proxy = createProxy(site);

/**
 * The tracking aliases of §3.2 as literals, because Next reads them without executing this file.
 */
export const config = {
  matcher: [
${proxyMatcher()
  .map((entry) => `    ${JSON.stringify(entry)},`)
  .join('\n')}
  ],
};
`;
