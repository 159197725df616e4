import {
  type CachedPage,
  type FinishedPage,
  type PageRuntime,
  type PageSite,
  type ReportsTo,
  runtimeHeader,
} from '../../model/page.ts';
import { UnexpectedMarkupError } from '../../model/unfinishable-page-error.ts';
import { assertStrippable } from './assert-strippable.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { cutSpans } from './cut-spans.ts';
import { frameworkSpans } from './framework-markup.ts';
import { withoutScriptPreloads } from './link-header.ts';
import { type HtmlElement, type HtmlNode, parseHtml, type Span } from './parse-html.ts';
import { unusedStyles } from './unused-styles.ts';

/** Root element of the empty shell that Next sends for a `notFound()` met while rendering. */
const errorShellId = '__next_error__';

/**
 * Makes a page of Next's cache into the page that a visitor gets (design §3.3): a page whose root
 * says `data-runtime="none"` loses everything that only serves the framework, every page gets its
 * own Content-Security-Policy, and an empty 404 gets the site's not-found page. A page whose root
 * says `data-status="403"` gets that status. Finishing a finished page changes nothing.
 *
 * A `none` page that is not written the way Next 16 writes one is left whole, with a policy under
 * which it hydrates, and says why in `skippedReason`.
 *
 * @throws UnfinishablePageError when a `none` page would not survive without the framework
 */
export function finishPage(page: CachedPage, site: PageSite): FinishedPage {
  const shown = withNotFoundPage(page, site.notFoundHtml);
  return finishParsed(shown, parseHtml(shown.html), site);
}

/** Finishes a page, as `finishPage`, whose HTML has these nodes, and which is no empty 404. */
export function finishParsed(
  shown: CachedPage,
  nodes: readonly HtmlNode[],
  site: PageSite,
): FinishedPage {
  const marked = shown.headers[runtimeHeader];
  if (marked === 'none' || marked === 'react')
    return addCsp(shown, nodes, { site, runtime: marked });
  if (declaredRuntime(nodes) === 'react') return addCsp(shown, nodes, { site, runtime: 'react' });
  try {
    assertStrippable(nodes, site.clientModules);
  } catch (error) {
    if (!(error instanceof UnexpectedMarkupError)) throw error;
    return { ...addCsp(shown, nodes, { site, runtime: 'react' }), skippedReason: error.message };
  }
  return strip(shown, nodes, site);
}

/** The page as Next wrote it, with a policy that allows exactly its own scripts. */
export function leavePageWhole(page: CachedPage, site: PageSite): FinishedPage {
  return addCsp(page, parseHtml(page.html), { site, runtime: 'react' });
}

function strip(page: CachedPage, nodes: readonly HtmlNode[], site: PageSite): FinishedPage {
  const spans = [...frameworkSpans(page.html, nodes), ...unusedStyles(nodes)];
  const cut = new Set<Span>(spans);
  const kept = nodes.filter((node) => !cut.has(node));
  const stripped = {
    ...page,
    html: cutSpans(page.html, spans),
    headers: withoutScriptPreloads(page.headers),
  };
  return addCsp(stripped, kept, { site, runtime: 'none' });
}

type PolicyChoice = { readonly site: PageSite; readonly runtime: PageRuntime };

function addCsp(
  page: CachedPage,
  nodes: readonly HtmlNode[],
  { site, runtime }: PolicyChoice,
): FinishedPage {
  const policy = contentSecurityPolicy(nodes, { ...site, runtime });
  const headers = {
    ...page.headers,
    'content-security-policy': policy,
    ...(site.reportsTo && { 'reporting-endpoints': endpoints(site.reportsTo) }),
    [runtimeHeader]: runtime,
  };
  return { html: page.html, status: declaredStatus(nodes) ?? page.status, headers, runtime };
}

function endpoints({ endpoint, path }: ReportsTo): string {
  return `${endpoint}="${path}"`;
}

function withNotFoundPage(page: CachedPage, notFoundHtml: string | undefined): CachedPage {
  return notFoundHtml !== undefined && isEmptyNotFound(page)
    ? { ...page, html: notFoundHtml }
    : page;
}

/** Whether this is the empty 404 that Next's JavaScript fills in the browser. */
export function isEmptyNotFound({ html, status }: Pick<CachedPage, 'html' | 'status'>): boolean {
  return status === 404 && root(parseHtml(html))?.attributes.get('id') === errorShellId;
}

/** A page that declares no runtime, such as Next's own error page, keeps its scripts. */
function declaredRuntime(nodes: readonly HtmlNode[]): PageRuntime {
  return root(nodes)?.attributes.get('data-runtime') === 'none' ? 'none' : 'react';
}

/** The status of the root's `data-status`, which is one of a client's error: `403`. */
function declaredStatus(nodes: readonly HtmlNode[]): number | undefined {
  const status = root(nodes)?.attributes.get('data-status');
  return status !== undefined && /^4\d\d$/.test(status) ? Number(status) : undefined;
}

function root(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  return nodes.find((node) => node.kind === 'element' && node.name === 'html') as
    | HtmlElement
    | undefined;
}
