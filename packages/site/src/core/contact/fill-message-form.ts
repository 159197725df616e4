import { parse, serialize } from 'parse5';
import { type FormResult, fillForm } from '../forms/fill-form.ts';
import { attribute, elementsOf, prefixText } from '../html-elements.ts';

/**
 * Renders a form's errors into a page with a `MessageForm`. The texts are in the page already, in
 * its language.
 *
 * @returns undefined if the page has no such form
 */
export function fillMessageForm(html: string, result: FormResult): string | undefined {
  const document = parse(html);
  const all = elementsOf(document);
  const form = all.find((element) => attribute(element, 'data-message-form') !== undefined);
  if (!form) return undefined;
  fillForm(form, result);
  const title = all.find(({ tagName }) => tagName === 'title');
  if (title) prefixText(title, attribute(form, 'data-title-prefix') ?? '');
  return serialize(document);
}
