/**
 * The client of a request: the address seen by the outermost trusted proxy, because earlier entries
 * can be forged. IPv6 addresses are reduced to their /64, which belongs to one subscriber, as in
 * the leads service.
 *
 * @param trustedHops number of trusted proxies in front of the site
 */
export function clientAddress({ headers }: Request, trustedHops: number): string {
  const seen = headers.get('x-forwarded-for')?.split(',') ?? [];
  const address = (seen.at(-1 - trustedHops) ?? seen[0] ?? '').trim();
  return subscriberOf(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
}

function subscriberOf(address: string): string {
  const written = address.includes(':') && URL.parse(`http://[${address}]`)?.hostname;
  if (!written) return address;
  const [front = [], back = []] = written
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
