/** Content codings that finished pages are kept in, the smallest first. */
export const contentCodings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof contentCodings)[number] | 'identity';

/**
 * The coding in which to answer a request (RFC 9110 §12.5.3).
 *
 * @param header its `accept-encoding`
 */
export function chooseEncoding(header: string | undefined): ContentCoding {
  if (!header) return 'identity';
  const accepted = new Set<string>();
  for (const item of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(coding);
  }
  return contentCodings.find((coding) => accepted.has(coding)) ?? 'identity';
}
