import { problemResponse } from '../requests/problem-response.ts';
import { readBody } from '../requests/read-body.ts';

const formType = /^application\/x-www-form-urlencoded\b/i;

/**
 * The fields of a form that a browser posted.
 *
 * @returns a problem for a body that is no form (415), or is too long (413)
 */
export async function readForm(
  request: Request,
  limitBytes: number,
): Promise<URLSearchParams | Response> {
  if (!formType.test(request.headers.get('content-type') ?? ''))
    return problemResponse('unsupportedMediaType', 'Expected a form.');
  const body = await readBody(request, limitBytes).catch(() => new Uint8Array());
  if (!body) return problemResponse('tooLarge', `The form exceeds ${limitBytes / 1024} KB.`);
  return new URLSearchParams(new TextDecoder().decode(body));
}
