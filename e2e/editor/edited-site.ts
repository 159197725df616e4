import { join } from 'node:path';
import { type EditorEntries, type EditorEntry, entryAddress } from '@plaza/contract/editor';
import { freePort, runProcess, startProcess, until } from '@plaza/testing';
import { addressOf, readApps, readWebsiteId } from '@plaza/workspace/apps';
import { root } from '@plaza/workspace/run';
import { signInByLink } from './sign-in-by-link.ts';

/** The one-time link of the first owner in the output of `start`; undefined if it printed none. */
export const firstOwnerLink = (output: string): string | undefined =>
  /^http\S+\/invitation#[\w-]{43}$/m.exec(output)?.[0];

/** Hands the content of a site over to editors, beside the service that runs on the data folder. */
export async function handOver(siteName: string, dataFolder: string): Promise<number> {
  const { service, sites } = readApps({});
  const site = sites.find(({ name }) => name === siteName);
  if (!site) throw new Error(`There is no site ${siteName}`);
  const websiteId = await readWebsiteId(site);
  const folder = join(root, site.folder, 'content');
  await runProcess({
    args: ['dist/command.js', 'content:own', `${websiteId}`, 'editor', '--folder', folder],
    cwd: join(root, service.folder),
    env: { PLAZA_DATA_DIR: dataFolder },
  });
  return websiteId;
}

/** A page of a site, and the address of its entry in the editor. */
export type EditedPage = { readonly address: string; readonly path: string };

/** A site whose content its first owner edits over HTTP, started as `start` does. */
export async function editedSite(siteName: string, dataFolder: string) {
  const ports = await choosePorts(siteName);
  const startBegan = performance.now();
  const program = startProcess({
    args: ['scripts/start.ts', siteName],
    cwd: root,
    env: { PLAZA_DATA_DIR: dataFolder, NODE_ENV: 'production', SITE_WARM_PAGES: '1', ...ports },
  });
  const failed = program.ended.then(() => Promise.reject(new Error(program.output())));
  await Promise.race([failed, until(() => program.output().includes('Ready.'), 180_000)]);
  failed.catch(() => {});
  const readyMs = performance.now() - startBegan;
  const websiteId = await handOver(siteName, dataFolder);
  const { editor, sites } = readApps(ports);
  const siteUrl = addressOf(sites.find(({ name }) => name === siteName) ?? editor);
  const link = firstOwnerLink(program.output()) ?? '';
  const cookie = await signInByLink(link, { at: addressOf(editor) });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${addressOf(editor)}/website/${websiteId}/editor${path}`, {
      method,
      headers: {
        ...{ cookie, origin: addressOf(editor) },
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const previewUrl = `http://127.0.0.1:${editor.port + 1}`;
  const { ticket } = await call('POST', '/preview');
  const entered = await fetch(`${previewUrl}/_preview/enter?ticket=${ticket}`, {
    redirect: 'manual',
  });
  const [previewCookie = ''] = entered.headers.getSetCookie()[0]?.split(';') ?? [];
  const preview = async (path: string) =>
    (await fetch(previewUrl + path, { headers: { cookie: previewCookie } })).text();
  const opened = new Map<string, EditorEntry>();
  const began = performance.now();
  await preview('/');
  return {
    /** Of the first page of the preview, whose instance starts with it. */
    startMs: performance.now() - began,
    /** Of `start`: the service, the site and the editor. */
    readyMs,
    /** Where visitors see what is published. */
    siteUrl,
    preview,
    /** The pages of the site with a heading of their own. */
    async pages(): Promise<EditedPage[]> {
      const { entries }: EditorEntries = await call('GET', '/entries?folder=pages&size=200');
      return entries.flatMap(({ folder, locale, id, path }) =>
        path === undefined ? [] : [{ address: entryAddress({ folder, locale, id }), path }],
      );
    },
    /** Saves a draft of an entry with another heading. */
    async save(address: string, heading: string) {
      const { published, draft } = opened.get(address) ?? (await call('GET', `/drafts/${address}`));
      const text: string = draft?.text ?? published?.text ?? '';
      const saved = await call('PUT', `/drafts/${address}`, {
        text: text.replace(/"heading": ".*"/, `"heading": "${heading}"`),
        baseVersion: published?.version ?? 0,
        draftVersion: draft?.version ?? 0,
      });
      opened.set(address, saved);
    },
    /** Publishes the draft that was saved of an entry. */
    async publish(address: string) {
      const { folder, locale, id, draft } = opened.get(address) as EditorEntry;
      const entry = { folder, locale, id, draftVersion: draft?.version };
      await call('POST', '/publish', { entries: [entry], reason: 'a measurement' });
      opened.delete(address);
    },
    async stop() {
      await program.end('SIGTERM');
    },
  };
}

async function choosePorts(siteName: string): Promise<Record<string, string>> {
  const { service, leadForm, editor, sites } = readApps({});
  const used = [service, leadForm, editor, ...sites.filter(({ name }) => name === siteName)];
  const ports = used.map(async ({ portVariable }) => [portVariable, `${await freePort()}`]);
  return Object.fromEntries(await Promise.all(ports));
}
