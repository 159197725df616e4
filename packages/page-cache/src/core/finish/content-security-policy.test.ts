import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { parseHtml } from './parse-html.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const http = { url: 'http://olivar.example' };
const sourceAttributes = {
  'data-video-player': { directive: 'frame-src' },
  'data-video-poster': { directive: 'img-src' },
  'data-lead-form': { directive: 'frame-src', allowHttp: true },
  'data-sentry-dsn': { directive: 'connect-src', allowHttp: true },
} as const;
const policy = (html: string, site: Parameters<typeof contentSecurityPolicy>[1] = http) =>
  Object.fromEntries(
    contentSecurityPolicy(parseHtml(html), { sourceAttributes, ...site })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );

it('design §3.3 refuses everything but the site itself', () => {
  expect(policy('<p>Hola</p>')).toEqual({
    'default-src': "'none'",
    'script-src': "'none'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test.each([
  ['structured data', '<script type="application/ld+json">{}</script>', "'none'"],
  ['a file', '<script src="/a.js"></script>', "'self'"],
  ['a module', '<script type="module" src="/a.js"></script>', "'self'"],
  ['inline', '<script>go()</script>', `'self' ${hash('go()')}`],
  ['inline twice', '<script>go()</script><script>go()</script>', `'self' ${hash('go()')}`],
  ['an inline module', '<script type="module">go()</script>', `'self' ${hash('go()')}`],
  ['with line ends', '<script>a()\r\nb()</script>', `'self' ${hash('a()\nb()')}`],
  ['escaped in text', '<p>&lt;script&gt;go()&lt;/script&gt;</p>', "'none'"],
])('design §3.3 script-src for %s', (_, html, sources) => {
  expect(policy(html)['script-src']).toBe(sources);
});

it('design §3.3 names each inline style, and no unsafe-inline', () => {
  const directives = policy(
    '<style>p{color:red}</style><p style="color:red">a</p><p style="">b</p>',
  );
  expect(directives['style-src']).toBe(`'self' ${hash('p{color:red}')}`);
  expect(directives['style-src-attr']).toBe(`'unsafe-hashes' ${hash('color:red')}`);
  expect(JSON.stringify(directives)).not.toContain('unsafe-inline');
});

it('design §3.3 covers the content of noscript', () => {
  const { 'style-src': sources } = policy('<noscript><style>p{color:red}</style></noscript>');
  expect(sources).toBe(`'self' ${hash('p{color:red}')}`);
});

it('design §3.3 upgrades plain requests of an https site only', () => {
  expect(policy('', { url: 'https://olivar.example' })).toHaveProperty('upgrade-insecure-requests');
  expect(policy('')).not.toHaveProperty('upgrade-insecure-requests');
});

const video = (poster: string) =>
  `<a data-video-player="https://player.example/embed/1?autoplay=1">${poster}</a>`;

test.each([
  ['of its own', '<img src="/a.jpg">', "'self'"],
  [
    'of its host',
    '<img src="https://img.example/a.jpg" data-video-poster="https://img.example/b.jpg">',
    "'self' https://img.example",
  ],
])('§2.6 a page with a video may show its player, and a poster %s', (_, poster, images) => {
  expect(policy(video(poster) + video(poster))).toMatchObject({
    'frame-src': 'https://player.example',
    'img-src': images,
  });
});

test.each(['javascript:alert(1)', 'http://player.example/', '*', "'self'; script-src *", ''])(
  '§2.6 a player at %j adds no origin',
  (address) => {
    const directives = policy(`<a data-video-player="${address}"></a>`);
    expect(directives).toEqual(policy(''));
  },
);

test.each([
  ['https://forms.example/embed?formToken=a', 'https://forms.example'],
  ['http://127.0.0.1:4100/101', 'http://127.0.0.1:4100'],
  ['javascript:alert(1)', undefined],
])('a page with a lead form at %s may frame %s', (address, sources) => {
  expect(policy(`<div data-lead-form="${address}"></div>`)['frame-src']).toBe(sources);
});

test.each([
  ['https://key@reports.example/7', "'self' https://reports.example"],
  ['http://key@127.0.0.1:9/7', "'self' http://127.0.0.1:9"],
  ['nonsense', "'self'"],
])(
  '§8 errors may be reported to the service of the DSN %s, and nothing sent elsewhere',
  (dsn, sources) => {
    const html = `<script type="module" src="/entry.js" data-plaza="" data-sentry-dsn="${dsn}"></script>`;
    expect(policy(html)['connect-src']).toBe(sources);
  },
);

it('design §3.3 adds the sources of the site, but no script host to a page without scripts', () => {
  const contentSecurityPolicy = {
    'img-src': ['https://img.example'],
    'frame-src': ['https://video.example'],
    'script-src': ['https://js.example'],
  };
  const site = { ...http, contentSecurityPolicy };
  expect(policy('<p>Hola</p>', site)).toMatchObject({
    'img-src': "'self' https://img.example",
    'frame-src': 'https://video.example',
    'script-src': "'none'",
  });
  expect(policy('<script src="/a.js"></script>', site)['script-src']).toBe(
    "'self' https://js.example",
  );
});

it.each([
  ['sv', 'https://vendor.example/sv'],
  ['pl', 'https://vendor.example'],
  ['', 'https://vendor.example'],
])('a page in %j allows its vendors %s', (language, source) => {
  const site = {
    ...http,
    vendorSources: { 'img-src': ['https://vendor.example'] },
    vendorSourcesByLanguage: { sv: { 'img-src': ['https://vendor.example/sv'] } },
  };
  const page = (attributes: string) => `<html lang="${language}"><p${attributes}>Hola</p></html>`;
  expect(policy(page(''), site)['img-src']).toBe(`'self' ${source}`);
  expect(policy(page(' data-no-vendors'), site)['img-src']).toBe("'self'");
});

describe('Trusted Types on pages that work with them', () => {
  const bing = 'https://bat.bing.com/bat.js';
  const vendor = { 'script-src': [bing] };
  const other = { 'script-src': [bing, 'https://forms.example'] };
  const none = {};
  const required = { 'require-trusted-types-for': "'script'" };

  it.each([
    ['a page without hydration', { runtime: 'none' }, { ...required, 'trusted-types': "'none'" }],
    ['a hydrated page', { runtime: 'react' }, none],
    // Its loader creates policies, with consent.
    ['a page with a vendor', { runtime: 'none', contentSecurityPolicy: vendor }, required],
    ['a page with another script', { runtime: 'none', contentSecurityPolicy: other }, none],
  ] as const)('%s', (_what, site, expected) => {
    const directives = policy('<script type="module" src="/a.js"></script>', {
      ...http,
      ...site,
      trustedTypesSources: [bing],
    });
    const { 'require-trusted-types-for': scripts, 'trusted-types': policies } = directives;
    expect({ 'require-trusted-types-for': scripts, 'trusted-types': policies }).toEqual(expected);
  });
});

it('names the reporting endpoint', () => {
  const reportsTo = { endpoint: 'csp', path: '/api/csp-reports' };
  expect(policy('', { ...http, reportsTo })).toMatchObject({
    'report-uri': '/api/csp-reports',
    'report-to': 'csp',
  });
});
