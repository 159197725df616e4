/**
 * Whom a request comes from: the address that the outermost trusted proxy saw, since whatever
 * stands before it anybody may claim. Of IPv6 the /64 alone, all of which one subscriber has, as
 * the leads service counts too.
 *
 * @param trustedHops proxies in front of the site whose word is believed
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
