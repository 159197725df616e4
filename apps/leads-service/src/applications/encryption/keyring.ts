import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A key that encrypts stored values is missing, or cannot be used. The message is for operators. */
export class ApplicationsKeyError extends Error {
  override readonly name = 'ApplicationsKeyError';
}

/** Encrypts and decrypts single values, and hashes addresses to find them again. */
export interface Keyring {
  /** The id of the key that encrypts. */
  readonly currentId: string;
  readonly ids: readonly string[];
  /**
   * Encrypts a text with AES-256-GCM.
   *
   * @param place where it is stored; it opens nowhere else
   */
  seal(value: string, place: Place): string;
  /** @throws {ApplicationsKeyError} if it was not sealed for this place by one of the keys */
  open(sealed: string, place: Place): string;
  /** A keyed hash by the current key. */
  hash(value: string): string;
  /** The hashes of a value by every key, the current one first. */
  hashes(value: string): readonly string[];
}

/** E.g. website, application, step, item and field. */
export type Place = readonly (string | number)[];

export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Texts are padded to a multiple of this, because a length tells `yes` from `no`. */
const blockBytes = 32;

interface Key {
  readonly id: string;
  readonly secret: Buffer;
  readonly hashSecret: Buffer;
}

/** @param masters 32 random bytes each; the first encrypts, all decrypt */
export function createKeyring(masters: readonly Buffer[]): Keyring {
  const keys = masters.map(toKey);
  const [current] = keys;
  if (!current) throw new ApplicationsKeyError('APPLICATIONS_KEY has no key');
  const byId = new Map(keys.map((key) => [key.id, key]));
  return {
    currentId: current.id,
    ids: keys.map(({ id }) => id),
    seal: (value, place) => `${current.id}.${encrypt(current, value, place)}`,
    open(sealed, place) {
      const [id = '', ...rest] = sealed.split('.');
      const key = byId.get(id);
      if (!key) throw new ApplicationsKeyError(`There is no key ${id} for a stored value`);
      return decrypt(key, rest.join('.'), place);
    },
    hash: (value) => hashWith(current, value),
    hashes: (value) => keys.map((key) => hashWith(key, value)),
  };
}

/** Separate keys for separate uses, none of which reveals another. */
function toKey(master: Buffer): Key {
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', master, '', `plaza applications ${use}`, bytes));
  return {
    id: derive('key id', 6).toString('hex'),
    secret: derive('encryption', keyBytes),
    hashSecret: derive('hash', keyBytes),
  };
}

/** Unambiguous, whatever its parts contain. */
const additionalData = (place: Place) => Buffer.from(JSON.stringify(place));

function encrypt({ secret }: Key, value: string, place: Place): string {
  const text = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const padding = Buffer.alloc((blockBytes - ((4 + text.length) % blockBytes)) % blockBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(additionalData(place));
  const encrypted = [length, text, padding].map((part) => cipher.update(part));
  return Buffer.concat([nonce, ...encrypted, cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

function decrypt({ id, secret }: Key, sealed: string, place: Place): string {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const end = bytes.length - tagBytes;
    const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(additionalData(place)).setAuthTag(bytes.subarray(end));
    const padded = Buffer.concat([
      decipher.update(bytes.subarray(nonceBytes, end)),
      decipher.final(),
    ]);
    return padded.subarray(4, 4 + padded.readUInt32BE()).toString();
  } catch {
    throw new ApplicationsKeyError(`A value stored with key ${id} does not open in its place`);
  }
}

const hashWith = ({ hashSecret }: Key, value: string) =>
  createHmac('sha256', hashSecret).update(value).digest('base64url');
