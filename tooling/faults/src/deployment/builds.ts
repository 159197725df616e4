import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteApp } from '@plaza/e2e/environment/site-apps';
import { runProcess } from '@plaza/testing';
import { root } from '@plaza/workspace/run';

/** A built site in a folder of its own. */
export interface Build {
  readonly folder: string;
  /** Public paths of its static files. */
  readonly assets: ReadonlySet<string>;
  /** Deletes what was built for this run. */
  readonly remove?: () => void;
}

/** The text that a second build replaces, in names of files and in their content. */
type Change = { readonly from: string; readonly to: string };

const texts = '**/*.{html,rsc,js,json,css,map,meta,body}';

/** Reads the static files that a build's pages may link. */
export function readBuild(folder: string): Build {
  const names = (cwd: string, prefix: string) =>
    globSync('**/*.{js,css,woff2,svg}', { cwd }).map((file) => `${prefix}/${file}`);
  return {
    folder,
    assets: new Set([
      ...names(join(folder, '.next/static'), '/_next/static'),
      ...names(join(folder, 'public/_plaza'), '/_plaza'),
    ]),
  };
}

const copyApp = (app: SiteApp, folder: string, isLeftOut: (file: string) => boolean) =>
  cpSync(app.folder, folder, { recursive: true, filter: (file) => !isLeftOut(file) });

/**
 * A second build without building: a copy with a build id and style sheets of its own. It proves
 * that builds do not mix; that another version of the code starts is for a real build.
 */
export function relabelBuild(app: SiteApp, folder: string): Build {
  copyApp(app, folder, (file) => file.includes('/.next/cache'));
  const dist = join(folder, '.next');
  const id = readFileSync(join(dist, 'BUILD_ID'), 'utf8');
  const sheets = globSync('static/chunks/*.css', { cwd: dist }).map((file) =>
    basename(file, '.css'),
  );
  const changes = [id, ...sheets].map((from) => ({ from, to: nextName(from) }));
  for (const file of [...globSync(texts, { cwd: dist }), 'BUILD_ID'])
    rewrite(join(dist, file), changes);
  for (const { from, to } of changes)
    for (const file of globSync(`static/**/${from}*`, { cwd: dist }))
      renameSync(join(dist, file), join(dist, file.replace(from, to)));
  return readBuild(folder);
}

/** The same length, so that lengths written beside texts stay right. */
const nextName = (name: string) => name.slice(0, -1) + (name.endsWith('z') ? 'y' : 'z');

function rewrite(file: string, changes: readonly Change[]): void {
  const before = readFileSync(file, 'utf8');
  const after = changes.reduce((text, { from, to }) => text.replaceAll(from, to), before);
  if (after !== before) writeFileSync(file, after);
}

const plazaSite = 'node_modules/@plaza/site/bin/plaza-site.js';

const buildSteps = [
  [plazaSite, 'sync'],
  ['node_modules/next/dist/bin/next', 'build'],
  [plazaSite, 'check-build'],
  [plazaSite, 'compress'],
] as const;

/** Makes the canvas a shade darker, so that the build has other style sheets. */
function changeBrand(folder: string): void {
  const file = join(folder, 'brand.tokens.json');
  const tokens = JSON.parse(readFileSync(file, 'utf8'));
  tokens.color.canvas.light.$value.components[0] -= 0.001;
  writeFileSync(file, JSON.stringify(tokens));
}

/** Builds the changed site, beside `apps/` where its relative paths hold. */
export async function buildAgain(app: SiteApp): Promise<Build> {
  const cwd = join(root, '.data', `${app.name}-next`);
  const remove = () => rmSync(cwd, { recursive: true, force: true });
  remove();
  copyApp(app, cwd, (file) => /\/(?:\.next|\.turbo)$/.test(file));
  changeBrand(cwd);
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  for (const args of buildSteps) await runProcess({ args, cwd, env });
  return { ...readBuild(cwd), remove };
}
