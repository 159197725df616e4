import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';

const text = z.string().max(200);

/** What travels with a visitor between a site and a partner. */
const handOverSchema = z.strictObject({
  partner: z
    .string()
    .max(64)
    .regex(/^[a-z0-9][a-z0-9-]*$/),
  website: z.int().min(1),
  /** The flow that goes on at the site, or that ended there. */
  flow: text,
  locale: text,
  /** An application's reference at the site, or the partner's own. */
  reference: text.optional(),
  /** Where the flow ended. */
  end: text.optional(),
  /** Answers by step and field, to fill in; the visitor may change each. */
  answers: z
    .record(text, z.record(text, z.union([text, z.array(text).max(50)])))
    .refine((answers) => Object.keys(answers).length <= 50)
    .optional(),
});

export type HandOver = z.output<typeof handOverSchema>;

/** Who reads a state: one that was made for the partner does not open at the site. */
export type Audience = 'site' | 'partner';

type Keys = {
  /** At least 32 characters, known to the site and this partner alone. */
  readonly secret: string;
  readonly partner: string;
  readonly audience: Audience;
};

const longestState = 6_000;
const shortestSecret = 32;
const ivBytes = 12;
const tagBytes = 16;
const timeBytes = 6;
const cipher = 'aes-256-gcm';

const keyOf = ({ secret, partner, audience }: Keys): Buffer => {
  if (secret.length < shortestSecret)
    throw new Error(`the hand-over secret of ${partner} needs ${shortestSecret} characters`);
  return Buffer.from(
    hkdfSync('sha256', secret, '', `plaza-hand-over-1:${partner}:${audience}`, 32),
  );
};

/**
 * Writes a state for an address: signed, encrypted and with an end, so that neither logs nor
 * histories show a personal answer, and nobody else can make one.
 *
 * @param expires milliseconds since 1970
 * @throws {Error} if the secret is too short or the state too long for an address
 */
export function sealHandOver(state: HandOver, keys: Keys, expires: number): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(keys), iv);
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(expires, 0, timeBytes);
  const parts = [iv, sealing.update(time), sealing.update(JSON.stringify(state)), sealing.final()];
  const sealed = Buffer.concat([...parts, sealing.getAuthTag()]).toString('base64url');
  if (sealed.length > longestState) throw new Error('the state is too long for an address');
  return sealed;
}

/**
 * Reads a state from an address.
 *
 * @param now milliseconds since 1970
 * @returns the state, or why it does not count: `invalid` if it was not made with this secret, for
 *   this partner and this audience, or was changed since
 */
export function openHandOver(
  sealed: string,
  keys: Keys,
  now: number,
): { readonly state: HandOver } | { readonly issue: 'invalid' | 'expired' } {
  const opened = sealed.length > longestState ? undefined : decrypt(sealed, keyOf(keys));
  if (!opened) return { issue: 'invalid' };
  if (opened.readUIntBE(0, timeBytes) <= now) return { issue: 'expired' };
  const result = handOverSchema.safeParse(parseJson(opened.subarray(timeBytes).toString()));
  if (!result.success || result.data.partner !== keys.partner) return { issue: 'invalid' };
  return { state: result.data };
}

function decrypt(sealed: string, key: Buffer): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  // Other spellings of the same bytes do not count.
  if (bytes.toString('base64url') !== sealed) return undefined;
  if (bytes.length < ivBytes + timeBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  opening.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]);
  } catch {
    return undefined;
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
