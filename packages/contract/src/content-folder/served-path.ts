import { reservedSegments } from '../model/reserved-segments.ts';

/** Paths of pages in normal form, as the router has them. */
const normalForm = /^\/([a-z0-9][a-z0-9_-]*\/)*$/;

/**
 * Why no site can ever serve a page at a path: it is not in normal form, such as `/A/` or `/../x/`,
 * or begins with a segment that belongs to the site itself, such as `/api/`.
 */
export function servedPathIssue(path: string): string | undefined {
  const [, segment = ''] = path.split('/', 2);
  if (reservedSegments.some((reserved) => reserved === segment))
    return `/${segment}/ belongs to the site itself, so no page can begin with it`;
  if (normalForm.test(path)) return undefined;
  return `“${path}” can never be served; write it like /100-euros/, with lower-case letters, digits, - and _, and a slash at both ends`;
}
