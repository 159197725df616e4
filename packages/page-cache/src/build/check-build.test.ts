import { expect, it } from 'vitest';
import { readRecording, recordedSite } from '../core/finish/read-recording.test.support.ts';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
import { checkBuild, type PageRule } from './check-build.ts';

const clientModules = Object.fromEntries(
  [...recordedSite.clientModules].map(([id, file]) => [file, { id }]),
);
const manifest = `globalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules })};`;

/** A build folder with these files besides the manifests; a recording by path of the page. */
function build(pages: Record<string, string>, dynamic: Record<string, string> = {}): string {
  const paths = Object.keys(pages);
  const routes = paths.map((path) => [path, { routeType: 'page', srcRoute: path }]);
  const files: Record<string, string> = {
    'prerender-manifest.json': JSON.stringify({
      routes: { ...Object.fromEntries(routes), '/sitemap.xml': { routeType: 'route' } },
      dynamicRoutes: { '/on-demand/[slug]': {} },
    }),
    'app-path-routes-manifest.json': JSON.stringify({
      ...Object.fromEntries(paths.map((path) => [`${path}/page`, path])),
      '/on-demand/[slug]/page': '/on-demand/[slug]',
      '/sitemap.xml/route': '/sitemap.xml',
      ...dynamic,
    }),
    'server/app-paths-manifest.json': '{"/page":"app/page.js"}',
    'server/app/page_client-reference-manifest.js': manifest,
  };
  for (const [path, html] of Object.entries(pages)) {
    files[`server/app/${path === '/' ? 'index' : path}.html`] = html;
    files[`server/app/${path === '/' ? 'index' : path}.meta`] = '{"headers":{}}';
  }
  return temporaryFolder(files);
}

it('design §3.3 finds no issue in a build that keeps the rules', async () => {
  const distDir = build({ '/': readRecording('index'), '/counter': readRecording('counter') });
  const report = await checkBuild(distDir, { ...recordedSite, pages: ['/', '/counter/'] });
  expect(report).toEqual({ checked: ['/', '/counter'], issues: [], warnings: [] });
});

it('design §3.3 names the page of every issue', async () => {
  const distDir = build(
    { '/a': readRecording('fault-client'), '/b': readRecording('fault-suspense') },
    { '/(site)/account/page': '/account', '/api/visit/route': '/api/visit' },
  );
  const { issues } = await checkBuild(distDir, { ...recordedSite, pages: ['/a', '/lp/'] });
  expect(issues).toEqual([
    '/a cannot be finished: it renders the client component packages/site/fixtures/runtime-app/app/counter.tsx',
    '/b cannot be finished: a Suspense boundary is put into place by script (<!--$?-->)',
    '/account is not static: it reads cookies, headers or the query',
    '/lp/ is in the route table, but the build did not prerender it',
  ]);
});

it('design §3.3 names a page that breaks a rule of the site, with its message', async () => {
  const distDir = build({ '/': readRecording('index'), '/counter': readRecording('counter') });
  const rule: PageRule = ({ path, html }) =>
    path === '/' && html.includes('<h1>') ? ['has a heading', 'has text'] : [];
  const { issues } = await checkBuild(distDir, recordedSite, rule);
  expect(issues).toEqual(['/ has a heading', '/ has text']);
});

it('design §3.3 warns of a page in an unknown shape, which still works', async () => {
  const html = readRecording('index').replaceAll('__next_f', '__next_g');
  const { issues, warnings } = await checkBuild(build({ '/': html }), recordedSite);
  expect(issues).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('/ hydrates: an unknown inline script')]);
});

it('design §3.3 rejects a folder without a build', async () => {
  await expect(checkBuild('/nowhere', recordedSite)).rejects.toThrow('prerender-manifest.json');
});
