const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms']);
const DROPPED = /[\t\n\r]/;
const DROPPED_ANYWHERE = /[\t\n\r]/g;
const MEDIA_SCHEMES: ReadonlySet<string> = new Set(['http', 'https']);

/**
 * An address that is safe in `href`, or undefined.
 *
 * Browsers drop tabs and line breaks anywhere in an address, and control characters and
 * spaces around it, before they read the scheme. So does this function: it returns the
 * normalised address, never the original.
 *
 * @param value anything; only strings can be addresses
 */
export function safeUrl(value: unknown): string | undefined {
  return allowedUrl(value, LINK_SCHEMES);
}

/** As `safeUrl`, for `src`: relative addresses, http and https only. */
export function safeMediaUrl(value: unknown): string | undefined {
  return allowedUrl(value, MEDIA_SCHEMES);
}

function allowedUrl(value: unknown, schemes: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = normalise(value);
  if (url === '') return undefined;
  const end = schemeEnd(url);
  return end === 0 || schemes.has(url.slice(0, end).toLowerCase()) ? url : undefined;
}

/** The index of the colon after the scheme; 0 without a scheme. */
function schemeEnd(url: string): number {
  let end = 0;
  while (isSchemeLetter(url.charCodeAt(end), end)) end++;
  return url.charCodeAt(end) === 0x3a ? end : 0;
}

/** A letter, and after the first also a digit, `+`, `-` or `.`. */
function isSchemeLetter(code: number, at: number): boolean {
  const lower = code | 0x20;
  if (lower >= 0x61 && lower <= 0x7a) return true;
  const isDigit = code >= 0x30 && code <= 0x39;
  return at > 0 && (isDigit || code === 0x2b || code === 0x2d || code === 0x2e);
}

function normalise(value: string): string {
  const kept = DROPPED.test(value) ? value.replaceAll(DROPPED_ANYWHERE, '') : value;
  let start = 0;
  let end = kept.length;
  while (start < end && kept.charCodeAt(start) <= 0x20) start++;
  while (end > start && kept.charCodeAt(end - 1) <= 0x20) end--;
  return kept.slice(start, end);
}
