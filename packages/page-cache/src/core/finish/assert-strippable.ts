import {
  UnexpectedMarkupError,
  UnfinishablePageError,
} from '../../model/unfinishable-page-error.ts';
import { readFlight } from './flight.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';
import { renderedClientModules } from './rendered-client-modules.ts';
import { scriptOrigin } from './scripts.ts';

/** Suspense boundaries that are pending, given up by the server, or queued to be revealed. */
const openBoundaryComments = new Set(['$?', '$!', '$~']);
/** React's instructions to move late content into place. */
const revealInstruction = /\$R[CSXRBV]\b/;

/** A module of Next: its router, boundaries, link and image. All of them work as plain HTML. */
const frameworkModule = /(^|\/)node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?next\/dist\//;
/** Modules of Next that do nothing without script. */
const scriptOnlyModule = /\/next\/dist\/(esm\/)?client\/script\./;

/**
 * Checks that a `none` page loses nothing that it needs when the framework is removed.
 *
 * @param clientModules source file by module id
 * @throws UnfinishablePageError when something on the page needs the framework
 * @throws UnexpectedMarkupError when the page is not written the way Next 16 writes one
 */
export function assertStrippable(
  nodes: readonly HtmlNode[],
  clientModules: ReadonlyMap<string, string>,
): void {
  for (const node of nodes) assertSettled(node);
  const scripts = nodes.filter((node) => node.kind === 'element' && node.name === 'script');
  const executed = (scripts as HtmlElement[]).map((script) => {
    assertKnown(script);
    return script.text;
  });
  for (const id of renderedClientModules(readFlight(executed)))
    assertFramework(id, clientModules.get(id));
}

function assertSettled(node: HtmlNode): void {
  if (!isUnsettled(node)) return;
  const what = node.kind === 'comment' ? `<!--${node.text}-->` : `<${node.name}>`;
  throw new UnfinishablePageError(
    'unrevealed-boundary',
    `a Suspense boundary is put into place by script (${what})`,
  );
}

function isUnsettled(node: HtmlNode): boolean {
  if (node.kind === 'comment') return openBoundaryComments.has(node.text);
  const { name, attributes, text } = node;
  const id = attributes.get('id') ?? '';
  if (name === 'template') return attributes.has('data-dgst') || /^[BP]:/.test(id);
  if (name === 'script') return scriptOrigin(node) === 'foreign' && revealInstruction.test(text);
  return attributes.has('hidden') && /^S:/.test(id);
}

function assertKnown(script: HtmlElement): void {
  if (scriptOrigin(script) !== 'foreign') return;
  const source = script.attributes.get('src');
  if (source === undefined)
    throw new UnexpectedMarkupError(`an unknown inline script: ${script.text.slice(0, 80)}`);
  throw new UnfinishablePageError(
    'unmarked-script',
    `its script ${source} carries no data-plaza attribute`,
  );
}

function assertFramework(id: string, file: string | undefined): void {
  const path = file?.replaceAll('\\', '/') ?? `module ${id}`;
  if (frameworkModule.test(path) && !scriptOnlyModule.test(path)) return;
  const name = path.replace('[project]/', '').replace(/^.*\/node_modules\//, '');
  throw new UnfinishablePageError('client-component', `it renders the client component ${name}`);
}
