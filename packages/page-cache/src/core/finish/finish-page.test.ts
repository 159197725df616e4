import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it, test } from 'vitest';
import { type CachedPage, runtimeHeader } from '../../model/page.ts';
import { UnfinishablePageError } from '../../model/unfinishable-page-error.ts';
import { finishPage, leavePageWhole } from './finish-page.ts';
import { type HtmlElement, parseHtml } from './parse-html.ts';
import { readRecording, recordedSite, recordingNames } from './read-recording.test.support.ts';

const page = (name: string, status = 200): CachedPage => ({
  html: readRecording(name),
  headers: { 'x-next-cache-tags': 'content' },
  status,
});
const finish = (name: string, status?: number) => finishPage(page(name, status), recordedSite);
const policyOf = ({ headers }: CachedPage) => String(headers['content-security-policy']);
const elements = (html: string, name: string) =>
  parseHtml(html).filter(
    (node): node is HtmlElement => node.kind === 'element' && node.name === name,
  );

type Visible = { nodeName: string; value?: string; childNodes?: Visible[] };

/**
 * The content of a page: elements and text, without scripts, preloads and comments, adjacent texts
 * joined.
 */
function outline(node: Visible): unknown {
  if (node.nodeName === '#text') return node.value;
  const children = (node.childNodes ?? []).filter(
    ({ nodeName }) => !['script', 'link', '#comment'].includes(nodeName),
  );
  const parts: unknown[] = [];
  for (const part of children.map(outline)) {
    if (typeof part === 'string' && typeof parts.at(-1) === 'string')
      parts.push(`${parts.pop()}${part}`);
    else if (part !== 'div()') parts.push(part);
  }
  return parts.length === 0 && node.nodeName === 'div' ? 'div()' : [node.nodeName, parts];
}
const read = (html: string) => outline(parse(html) as unknown as Visible);

describe('§2.3 a page that declares its status', () => {
  const declaring = (status: string) => ({
    ...page('index'),
    html: readRecording('index').replace('<html', `<html data-status="${status}"`),
  });

  test('has it, finished once or twice, or left whole', () => {
    const finished = finishPage(declaring('403'), recordedSite);
    expect(finished).toMatchObject({ status: 403, runtime: 'none' });
    expect(finishPage(finished, recordedSite)).toEqual(finished);
    expect(leavePageWhole(declaring('403'), recordedSite).status).toBe(403);
  });

  test.each(['200', '301', '503', '40', '4xx', ''])('keeps its own for “%s”', (status) => {
    expect(finishPage(declaring(status), recordedSite).status).toBe(200);
  });
});

describe('design §3.3 a regenerated 404 equals the prerendered page', () => {
  const own = '<meta name="robots" content="noindex, nofollow"/>';
  const added = '<meta name="robots" content="noindex"/>';
  const withRobots = (robots: string) =>
    finishPage(
      {
        ...page('_not-found'),
        html: readRecording('_not-found').replace('</head>', `${robots}</head>`),
      },
      recordedSite,
    ).html;

  test('drops the robots meta that Next adds at run time when the page has its own', () => {
    const robots = readRecording('_not-found').match(/<meta name="robots"[^>]*>/g) ?? [];
    expect(robots.every((each) => each === added)).toBe(true);
    expect(withRobots(added + own)).toBe(withRobots(own));
    expect(withRobots(own)).toContain(own);
    expect(withRobots(own)).not.toContain(added);
  });

  test('keeps it when the page has none', () => {
    expect(withRobots(added)).toContain(added);
  });
});

describe('design §3.3 every recorded page is finished for its runtime', () => {
  const expected = {
    _global_error: ['_global-error', 500, 'react'],
    not_found: ['_not-found', 404, 'none'],
    behaviour: ['behaviour', 200, 'none'],
    counter: ['counter', 200, 'react'],
    index: ['index', 200, 'none'],
    on_demand: ['on-demand-uno', 200, 'none'],
    on_demand_missing: ['on-demand-missing', 404, 'react'],
    second: ['second', 200, 'react'],
  } as const;

  test.each(Object.values(expected))('%s with status %i → %s', (name, status, runtime) => {
    const finished = finish(name, status);
    expect(finished).toMatchObject({ status, runtime });
    expect(finished.skippedReason).toBeUndefined();
    expect(finished.headers[runtimeHeader]).toBe(runtime);
    expect(finished.headers['x-next-cache-tags']).toBe('content');
  });

  it('covers every recording', () => {
    const named = [...Object.values(expected), ...refused].map(([name]) => name);
    expect(recordingNames.toSorted()).toEqual(named.toSorted());
  });
});

const refused = [
  ['fault-client', 'client-component', 'app/counter.tsx'],
  ['fault-client-page', 'client-component', 'fault-client-page/page.fault.tsx'],
  ['fault-next-script', 'client-component', 'next/dist/client/script.js'],
  ['fault-suspense', 'unrevealed-boundary', '<!--$?-->'],
  ['fault-unmarked', 'unmarked-script', '/behaviour.js'],
] as const;

test.each(refused)('design §3.3 %s is refused: %s, naming %s', (name, reason, named) => {
  const error = (() => {
    try {
      return finish(name);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(UnfinishablePageError);
  expect(error).toMatchObject({ reason, message: expect.stringContaining(named) });
});

describe('design §3.3 a page without hydration', () => {
  it.each(['index', '_not-found', 'on-demand-uno'])('%s ships nothing of the framework', (name) => {
    const { html, headers } = finish(name);
    expect(html).not.toMatch(/\/_next\/static\/[^"]*\.js|__next|<!--|data-precedence|hidden=""/);
    const executed = elements(html, 'script').filter(({ attributes }) => !attributes.get('type'));
    expect(executed).toEqual([]);
    expect(headers['content-security-policy']).toMatch(/script-src 'none';/);
  });

  it('keeps its structured data, its stylesheet and escaped markup unchanged', () => {
    const { html } = finish('index');
    expect(html).toContain('<script type="application/ld+json">{"@context":"https://schema.org"');
    expect(html).toMatch(/<link rel="stylesheet" href="\/_next\/static\/[^"]+\.css"\/>/);
    expect(html).toContain('&lt;script&gt;alert(&quot;no es código&quot;)&lt;/script&gt;');
    expect(html).toContain('&lt;!-- tampoco --&gt; &amp;amp;');
    expect(html).toContain('<h1>Préstamos de 100 y 250 euros</h1>');
  });

  it('drops links that serve only the framework, and keeps all others', () => {
    const framework =
      '<link rel="modulepreload" href="/_next/static/a.js"/><link rel="preconnect" href="/" crossorigin=""/>' +
      '<meta name="next-size-adjust" content=""/>';
    const own =
      '<link rel="preload" as="font" href="/_next/static/f.woff2"/><link rel="preconnect" href="https://img.example"/>' +
      '<link rel="modulepreload" href="/_next/static/b.js" data-plaza=""/>';
    const html = readRecording('index').replace('<title>', `${framework}${own}<title>`);
    const finished = finishPage({ html, headers: {}, status: 200 }, recordedSite);
    expect(finished.html).toBe(finish('index').html.replace('<title>', `${own}<title>`));
  });

  it('announces no script in its Link header', () => {
    const font = '</_next/static/f.woff2>; rel=preload; as="font"';
    const link = `</_next/static/a.js>; rel=preload; as="script", ${font}`;
    const { headers } = finishPage({ ...page('index'), headers: { link } }, recordedSite);
    expect(headers.link).toBe(font);
    const hydrated = finishPage({ ...page('counter'), headers: { link } }, recordedSite);
    expect(hydrated.headers.link).toBe(link);
  });

  it('keeps the module script that it marks as its own, and allows it', () => {
    const finished = finish('behaviour');
    const [script, ...others] = elements(finished.html, 'script');
    expect(others).toEqual([]);
    expect(script?.attributes.get('src')).toBe('/behaviour.js');
    expect(policyOf(finished)).toMatch(/script-src 'self';/);
  });

  it.each(['index', 'behaviour', '_not-found', 'on-demand-uno'])('%s keeps its content', (name) => {
    expect(read(finish(name).html)).toEqual(read(readRecording(name)));
  });

  it('keeps its content when a line break follows a comment after <pre>', () => {
    const html = readRecording('index').replace('<h1>', '<pre><!-- -->\n1<!-- -->\n2</pre><h1>');
    const finished = finishPage({ html, headers: {}, status: 200 }, recordedSite);
    expect(finished.html).not.toBe(html);
    expect(read(finished.html)).toEqual(read(html));
  });

  it('keeps its content for any text', () => {
    const escaped = (text: string) =>
      text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
    const recorded = readRecording('index');
    const texts = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('<script>', '</script>', '<!--$?-->', '-->', '&lt;', '\n', '$RC(', '<b>'),
      ),
    );
    fc.assert(
      fc.property(texts, (parts) => {
        const inner = parts.map(escaped).join('<!-- -->');
        const html = recorded.replace('<p id="settled">Ya está', () => `<p id="settled">${inner}`);
        const finished = finishPage({ html, headers: {}, status: 200 }, recordedSite);
        expect(finished.runtime).toBe('none');
        expect(read(finished.html)).toEqual(read(html));
      }),
    );
  });
});

describe('design §3.3 a hydrated page', () => {
  it('stays as Next wrote it and allows exactly its own inline scripts', () => {
    const finished = finish('counter');
    expect(finished.html).toBe(readRecording('counter'));
    const inline = elements(finished.html, 'script').filter(
      ({ attributes }) => !attributes.has('src'),
    );
    expect(policyOf(finished).match(/'sha256-/g)).toHaveLength(inline.length);
  });

  it('is the result for a page that cannot be finished', () => {
    const whole = leavePageWhole(page('fault-client'), recordedSite);
    expect(whole).toMatchObject({ html: readRecording('fault-client'), runtime: 'react' });
    expect(policyOf(whole)).toMatch(/script-src 'self' 'sha256-/);
  });
});

describe('design §3.3 a page falls back to hydration when Next writes something unknown', () => {
  const changes = {
    'flight data moves elsewhere': (html: string) => html.replaceAll('__next_f', '__next_g'),
    'flight data is gone': (html: string) =>
      html.replace(/<script>self\.__next_f\.push.*?<\/script>/gs, ''),
    'flight rows are written otherwise': (html: string) => html.replaceAll('\\n0:{', '\\n0;{'),
    'flight data is no JSON': (html: string) => html.replaceAll('\\n0:{', '\\n0:{{'),
    'an inline script is new': (html: string) =>
      html.replace('</body>', '<script>boot()</script></body>'),
  };

  test.each(Object.entries(changes))('%s', (_, change) => {
    const html = change(readRecording('index'));
    expect(html).not.toBe(readRecording('index'));
    const finished = finishPage({ html, headers: {}, status: 200 }, recordedSite);
    expect(finished).toMatchObject({
      html,
      runtime: 'react',
      skippedReason: expect.stringMatching(/./),
    });
    expect(policyOf(finished)).toMatch(/script-src 'self' 'sha256-/);
  });

  it('treats a client module that no manifest names as a client component', () => {
    expect(() => finishPage(page('index'), { ...recordedSite, clientModules: new Map() })).toThrow(
      UnfinishablePageError,
    );
  });
});

describe('design §3.3 a notFound() while rendering', () => {
  const notFoundHtml = readRecording('_not-found');

  it('becomes the prerendered not-found page', () => {
    const finished = finishPage(page('on-demand-missing', 404), { ...recordedSite, notFoundHtml });
    expect(finished).toMatchObject({ status: 404, runtime: 'none' });
    expect(finished.html).toBe(finish('_not-found', 404).html);
    expect(finished.html).toContain('<h1>Página no encontrada</h1>');
  });

  it('leaves every other page unchanged', () => {
    const withNotFound = { ...recordedSite, notFoundHtml };
    expect(finishPage(page('index'), withNotFound)).toEqual(finish('index'));
    expect(finishPage(page('on-demand-uno', 404), withNotFound).html).toContain('<h1>uno</h1>');
  });
});

test.each(recordingNames.filter((name) => !name.startsWith('fault-')))(
  'design §3.3 finishing %s again, read back from disk, changes nothing',
  (name) => {
    const once = finish(name);
    expect(finishPage(once, recordedSite)).toEqual(once);
  },
);
