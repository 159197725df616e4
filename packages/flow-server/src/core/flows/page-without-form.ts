import { problemResponse } from '../requests/problem-response.ts';
import type { FlowVisit } from './flow-visit.ts';

/** Whether the page of a flow asks its questions, and does not leave them to the form of a partner (§1). */
export const hasForm = (html: string): boolean => html.includes(' data-flow-form');

/**
 * Whether the page that a form was posted to has one; asked before anything of the form is stored. A
 * page that cannot be fetched may have.
 */
export async function showsForm({ port, path }: FlowVisit): Promise<boolean> {
  const page = await port.fetchPage(path).catch(() => undefined);
  const html = page?.ok ? await page.text().catch(() => undefined) : undefined;
  return html === undefined || hasForm(html);
}

/** Answers a form that no page of the site has sent. */
export function refuseForm(): Response {
  const response = problemResponse('methodNotAllowed', 'The page has no form of this site.');
  response.headers.set('allow', 'GET, HEAD');
  return response;
}
