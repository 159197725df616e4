import type { PageView } from '@plaza/ui-blocks';
import { parse, serialize } from 'parse5';
import { attribute, elementsOf, textOf } from '../html-elements.ts';
import { applyView } from './apply-view.ts';

/**
 * Fills a page with the view of its form. The settings that the view is made from are in the page,
 * so that browser and server read the same.
 *
 * @returns undefined if the page has no settings of a form
 */
export function fillView(
  html: string,
  viewOf: (settings: unknown) => PageView,
): string | undefined {
  const document = parse(html);
  const elements = elementsOf(document);
  const script = elements.find((element) => attribute(element, 'data-tool-settings') !== undefined);
  if (!script) return undefined;
  applyView(elements, viewOf(JSON.parse(textOf(script))));
  return serialize(document);
}
