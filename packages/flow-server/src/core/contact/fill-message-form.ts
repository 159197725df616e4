import { parse, serialize } from 'parse5';
import { indexElements } from '../element-index.ts';
import { type FormResult, fillForm } from '../forms/fill-form.ts';
import { attribute, prefixText } from '../html-elements.ts';

/**
 * Renders a form's errors into a page with a `MessageForm`. The texts are in the page already, in
 * its language.
 *
 * @returns undefined if the page has no such form
 */
export function fillMessageForm(html: string, result: FormResult): string | undefined {
  const document = parse(html);
  const page = indexElements(document);
  const form = page.first('data-message-form');
  if (!form) return undefined;
  fillForm(indexElements(form), result);
  const [title] = page.tagged('title');
  if (title) prefixText(title, attribute(form, 'data-title-prefix') ?? '');
  return serialize(document);
}
