import { randomBytes } from 'node:crypto';
import { serveLocally } from '@plaza/testing';
import { expect, onTestFinished, test } from 'vitest';
import { checkCrawl } from './check-crawl.ts';
import { createTextCheck } from './check-texts.ts';
import { crawlSite } from './crawl-site.ts';

const url = 'https://site.example';

type Part = { head?: string; body?: string; lang?: string; title?: string };

function html(
  { head = '', body = '', lang = 'es-ES', title = 'Una página' }: Part = {},
  path = '/es/',
) {
  const text = `Todo lo que hay que saber de ${title} antes de firmar.`;
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>
    <meta name="description" content="${text}"><link rel="canonical" href="${url}${path}">${head}
    </head><body><h1>${title}</h1>${body}</body></html>`;
}

/** Crawls a site of these answers from `/es/` on. @returns what is wrong, by path */
async function crawl(answers: Record<string, string | { status: number; location?: string }>) {
  const server = await serveLocally((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404 };
    if (typeof answer === 'string') {
      response.setHeader(
        'content-type',
        request.url?.endsWith('.js') ? 'text/javascript' : 'text/html',
      );
      return response.end(answer);
    }
    if (answer.location) response.setHeader('location', answer.location);
    response.writeHead(answer.status).end();
  });
  onTestFinished(server.close);
  const found = await crawlSite({
    site: server.url,
    url,
    starts: ['/es/'],
    known: ['/es/', '/es/lost/'].filter((path) => path in answers),
  });
  const issues = checkCrawl(found, {
    localeOf: (path) => ({ es: 'es-ES', se: 'sv-SE' })[path.split('/')[1] ?? ''],
    statusOf: () => 200,
    checkTexts: await createTextCheck(['es-ES', 'sv-SE']),
  });
  return issues.map(({ path, message }) => `${path} ${message}`);
}

const alternates = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${url}${path}">`)
    .join('');
const both = { head: alternates({ 'es-ES': '/es/', 'sv-SE': '/se/' }) };
const swedish = { lang: 'sv-SE', title: 'En sida om lån' };

test('§2.4 finds nothing on pages that lead to each other', async () => {
  const swedishHtml = html({ ...swedish, ...both }, '/se/').replace(
    /content="[^"]*"/,
    'content="Det här är en sida om vad ett lån kostar."',
  );
  const body = '<a href="/se/" lang="sv" hreflang="sv">Det här är en sida om lån och om dig</a>';
  expect(await crawl({ '/es/': html({ ...both, body }), '/se/': swedishHtml })).toEqual([]);
});

test.each([
  ['a dead link', { body: '<a href="/es/nada/">a</a>' }, '/es/nada/ answers 404, used on /es/'],
  [
    'a missing picture',
    { body: '<img src="/nada.png" alt="">' },
    '/nada.png answers 404, used on /es/',
  ],
  ['two headings', { body: '<h1>Otra</h1>' }, '/es/ has 2 h1 headings'],
  ['no heading', { body: '<script>document.write("")</script>', title: '' }, '/es/ has no title'],
  ['another language', { lang: 'sv-SE' }, '/es/ is in sv-SE, not in es-ES'],
  [
    'a missing place',
    { body: '<a href="#nada">a</a>' },
    '/es/ links to #nada of /es/, which has no such place',
  ],
  [
    'data that does not parse',
    { head: '<script type="application/ld+json">{</script>' },
    /structured data: Expected/,
  ],
  [
    'data without what its type needs',
    {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"a"}]}</script>',
    },
    '/es/ structured data: WebSite.url is missing',
  ],
  [
    'a sentence of another language',
    { body: '<p>Det här ska du och jag inte läsa</p>' },
    /“Det här ska.*is in/,
  ],
  ['a key', { body: '<p>footer-statement</p>' }, '/es/ shows the key footer-statement of a text'],
  [
    'a page that does not name itself',
    { head: alternates({ 'sv-SE': '/es/' }) },
    /does not name itself/,
  ],
])('finds %s', async (_, part, message) => {
  const found = await crawl({ '/es/': html(part) });
  expect(found).toContainEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

test('finds a page that no other leads to', async () => {
  const lost = html({ title: 'Otra página' }, '/es/lost/');
  expect(await crawl({ '/es/': html(), '/es/lost/': lost })).toEqual([
    '/es/lost/ no page leads to it',
  ]);
});

test('§2.1 finds a link that meets a redirect', async () => {
  const body = '<a href="/es/lp">a</a>';
  const found = await crawl({
    '/es/': html({ body }),
    '/es/lp': { status: 308, location: '/es/lp/' },
  });
  expect(found).toEqual(['/es/lp redirects to /es/lp/, used on /es/']);
});

test('§2.4 follows no link whose answer depends on the visitor, and every other one', async () => {
  const personal = '<a href="/es/nada/?sent=1" rel="nofollow">a</a>';
  expect(await crawl({ '/es/': html({ body: personal }) })).toEqual([]);
  const dead = '<a href="/es/nada/" rel="nofollow">a</a><a href="/es/nada/?a=1">a</a>';
  expect(await crawl({ '/es/': html({ body: dead }) })).toEqual([
    '/es/nada/ answers 404, used on /es/',
    '/es/nada/?a=1 answers 404, used on /es/',
  ]);
});

test('§2.4 finds a version that does not name its page back', async () => {
  const found = await crawl({ '/es/': html(both), '/se/': html(swedish, '/se/') });
  expect(found).toContain('/es/ names /se/ as its sv-SE version, which does not name it back');
});

test('§2.4 finds two pages with one title', async () => {
  const body = '<a href="/es/a/">a</a>';
  const found = await crawl({ '/es/': html({ body }), '/es/a/': html({}, '/es/a/') });
  expect(found).toEqual(['/es/a/ has the title of /es/', '/es/a/ has the description of /es/']);
});

test('design §6 finds more scripts than a page may have', async () => {
  const script = `'${randomBytes(12_000).toString('hex')}'`;
  const found = await crawl({
    '/es/': html({ head: '<script src="/a.js"></script>' }),
    '/a.js': script,
  });
  expect(found.join()).toMatch(/\/es\/ has \d{5} bytes of scripts, at most 10000/);
});
