import {
  type HtmlElement,
  type HtmlNode,
  parseHtml,
  type Span,
} from '@plaza/page-cache/core/finish/parse-html';

/** A link to another address, or to a place in this page. */
export type Link = { readonly path: string; readonly anchor: string };

/** What a crawl knows of an address that answers with a page. */
export type CrawledPage = {
  readonly path: string;
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly headings: number;
  /** Links to this site, as addresses from its root. */
  readonly links: readonly Link[];
  /** Other languages of the page, as addresses from the root of the site. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly ids: ReadonlySet<string>;
  /** JSON-LD, as it is written. */
  readonly data: readonly string[];
  /** Visible texts in the language of the page. */
  readonly texts: readonly string[];
  /** Files that the page loads: scripts, style sheets, pictures. */
  readonly scripts: readonly string[];
  readonly files: readonly string[];
  readonly inlineScripts: readonly string[];
};

const isElement = (node: HtmlNode): node is HtmlElement => node.kind === 'element';
const isIn = (inner: Span, outer: Span) => inner.start > outer.start && inner.end <= outer.end;
const unseen = new Set(['script', 'style', 'template', 'noscript', 'title']);

/** Reads a page of the site with this public address. */
export function readPage(html: string, at: { path: string; status: number; url: string }) {
  const elements = parseHtml(html).filter(isElement);
  const attribute = (element: HtmlElement | undefined, name: string) =>
    element?.attributes.get(name) ?? '';
  const named = (name: string) => elements.filter((element) => element.name === name);
  const meta = (name: string) =>
    attribute(
      named('meta').find((element) => attribute(element, 'name') === name),
      'content',
    );
  const relations = (relation: string) =>
    named('link').filter((element) => attribute(element, 'rel').split(' ').includes(relation));
  const addressOf = (target: string) => localAddress(target, at);
  const sources = (name: string) =>
    named(name).flatMap((element) => addressOf(attribute(element, 'src')) ?? []);
  const files = (relation: string) =>
    relations(relation).flatMap((element) => addressOf(attribute(element, 'href')) ?? []);
  const modules = [...sources('script'), ...files('modulepreload')];
  const page: CrawledPage = {
    path: at.path,
    status: at.status,
    lang: attribute(named('html')[0], 'lang'),
    title: named('title')[0]?.text ?? '',
    description: meta('description'),
    canonical: attribute(relations('canonical')[0], 'href'),
    isIndexed: !meta('robots').includes('noindex'),
    headings: named('h1').length,
    links: named('a').flatMap((element) => {
      const link = readLink(attribute(element, 'href'), at);
      // Where a nofollow link with a query leads depends on who follows it.
      const isPersonal =
        link?.path.includes('?') && attribute(element, 'rel').split(' ').includes('nofollow');
      return isPersonal ? [] : (link ?? []);
    }),
    alternates: new Map(
      relations('alternate').flatMap((element) => {
        const language = attribute(element, 'hreflang');
        const path = addressOf(attribute(element, 'href'));
        return language && path ? [[language, path] as const] : [];
      }),
    ),
    ids: new Set(elements.flatMap((element) => element.attributes.get('id') ?? [])),
    data: named('script').flatMap((element) =>
      attribute(element, 'type') === 'application/ld+json' ? [element.text] : [],
    ),
    texts: visibleTexts(elements),
    scripts: modules,
    files: [...sources('img'), ...files('stylesheet'), ...files('icon'), ...files('manifest')],
    inlineScripts: named('script').flatMap((element) =>
      element.attributes.has('src') || /json|speculation/.test(attribute(element, 'type'))
        ? []
        : [element.text],
    ),
  };
  return page;
}

/** An address of this site from its root, without its fragment; undefined for other sites. */
function localAddress(target: string, { path, url }: { path: string; url: string }) {
  if (!target || !URL.canParse(target, url + path)) return undefined;
  const address = new URL(target, url + path);
  return address.origin === url ? address.pathname + address.search : undefined;
}

function readLink(target: string, at: { path: string; url: string }): Link | undefined {
  const path = localAddress(target, at);
  // The address of an offer leads to its lender.
  const isElsewhere = path?.startsWith('/api/') || /^(?:\/[^/]+)?\/go\//.test(path ?? '');
  if (path === undefined || isElsewhere) return undefined;
  return { path, anchor: decodeURIComponent(new URL(target, at.url + at.path).hash.slice(1)) };
}

/** Texts that a visitor reads, without those marked as of another language. */
function visibleTexts(elements: readonly HtmlElement[]): string[] {
  const foreign = elements.filter(
    ({ name, attributes }) => name !== 'html' && attributes.has('lang'),
  );
  return elements.flatMap((element) => {
    const text = element.text.replaceAll(/\s+/g, ' ').trim();
    const isForeign = foreign.some((other) => other === element || isIn(element, other));
    return text && !unseen.has(element.name) && !isForeign ? [text] : [];
  });
}
