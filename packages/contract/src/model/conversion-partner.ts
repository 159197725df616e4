import { partnerNameSchema } from './product-parts.ts';

/** Who reports what became of clicks. */
export type ConversionPartner = {
  /** As in the address of its messages, and in `partner` of products. */
  readonly name: string;
  /** How it spells them: `tune`, `affise`, … */
  readonly format: string;
  readonly secret: string;
  /** Whether each message is signed with the secret, as webhooks are. */
  readonly isSigned: boolean;
  /** Where it sends from, as addresses and CIDR ranges; default: from anywhere. */
  readonly addresses: readonly string[];
  /** Opens the report of its own rows. */
  readonly reportToken?: string;
};

const FORMATS = ['plain', 'tune', 'affise', 'everflow', 'keitaro', 'impact', 'voluum'];
const SHORTEST = 32;

/** Reads `tune-es=tune;secret=…;addresses=192.0.2.0/24;signed;report=…`. @returns why it cannot */
export function readConversionPartner(text: string): ConversionPartner | string {
  const [head = '', ...parts] = text.split(';').map((part) => part.trim());
  const [name = '', format = ''] = head.split('=');
  if (!partnerNameSchema.safeParse(name).success)
    return `'${name}' is no name of a partner: use lower-case letters, digits and hyphens`;
  if (!FORMATS.includes(format)) return `${name}: its format is one of ${FORMATS.join(', ')}`;
  const values = new Map(parts.map((part) => [part.split('=', 1)[0], part.split('=')[1] ?? '']));
  const unknown = [...values.keys()].find(
    (key) => !['secret', 'addresses', 'signed', 'report'].includes(`${key}`),
  );
  if (unknown !== undefined) return `${name}: '${unknown}' is unknown`;
  const [secret = '', reportToken] = [values.get('secret'), values.get('report')];
  for (const token of [secret, ...(reportToken === undefined ? [] : [reportToken])])
    if (!/^[\w-]*$/.test(token) || token.length < SHORTEST)
      return `${name}: secrets are at least ${SHORTEST} letters, digits, _ and -`;
  return {
    ...{ name, format, secret, isSigned: values.has('signed') },
    addresses: values.get('addresses')?.split('|').filter(Boolean) ?? [],
    ...(reportToken && { reportToken }),
  };
}
