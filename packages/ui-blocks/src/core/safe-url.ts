const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms']);
const MEDIA_SCHEMES: ReadonlySet<string> = new Set(['http', 'https']);

/**
 * An address that is safe in `href`, or undefined.
 *
 * Browsers drop tabs and line breaks anywhere in an address and control characters and
 * spaces around it before they read the scheme, so the same is done here first: what is
 * returned is the normalised address, never the one that was written.
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
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase()) ? url : undefined;
}

function normalise(value: string): string {
  const kept = value.replace(/[\t\n\r]/g, '');
  let start = 0;
  let end = kept.length;
  while (start < end && kept.charCodeAt(start) <= 0x20) start++;
  while (end > start && kept.charCodeAt(end - 1) <= 0x20) end--;
  return kept.slice(start, end);
}
