import type { PageView } from '@plaza/ui-blocks';
import { parse, serialize } from 'parse5';
import { attribute, type Element, elementsOf, textOf } from '../html-elements.ts';
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
  const settings = settingsIn(elements);
  if (settings === undefined) return undefined;
  applyView(elements, viewOf(JSON.parse(settings)));
  return serialize(document);
}

/** The settings of the page's form, as JSON. */
export const readSettings = (html: string): string | undefined =>
  settingsIn(elementsOf(parse(html)));

function settingsIn(elements: readonly Element[]): string | undefined {
  const script = elements.find((element) => attribute(element, 'data-tool-settings') !== undefined);
  return script && textOf(script);
}
