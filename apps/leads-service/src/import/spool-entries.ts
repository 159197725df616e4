import { keyOfText, keyText, type StoredEntry } from './content-row.ts';

/** An entry of a spool, and the place of its text in the file. */
export interface SpooledEntry extends StoredEntry {
  readonly offset: number;
  /** 0 if its content was not read. */
  readonly length: number;
}

/** Bytes of a row: the hash, the offset and the length of an entry. */
const row = { hash: 32, offset: 8, length: 4, size: 44 } as const;

/**
 * The entries of a spool by `keyText`. A name and a row of bytes take a quarter of an object's
 * memory, which counts with 100,000 of them; `get` makes the object.
 */
export class SpoolEntries {
  readonly #rowOf = new Map<string, number>();
  #rows = Buffer.alloc(256 * row.size);

  get size(): number {
    return this.#rowOf.size;
  }

  has(name: string): boolean {
    return this.#rowOf.has(name);
  }

  names(): Iterable<string> {
    return this.#rowOf.keys();
  }

  add({ hash, offset, length, ...key }: SpooledEntry): void {
    const at = this.#rowOf.size * row.size;
    if (at === this.#rows.length) this.#rows = Buffer.concat([this.#rows], at * 2);
    this.#rows.write(hash, at, row.hash, 'base64url');
    this.#rows.writeDoubleLE(offset, at + row.hash);
    this.#rows.writeUInt32LE(length, at + row.hash + row.offset);
    this.#rowOf.set(keyText(key), at);
  }

  get(name: string): SpooledEntry | undefined {
    const at = this.#rowOf.get(name);
    if (at === undefined) return undefined;
    return {
      ...keyOfText(name),
      hash: this.#rows.toString('base64url', at, at + row.hash),
      offset: this.#rows.readDoubleLE(at + row.hash),
      length: this.#rows.readUInt32LE(at + row.hash + row.offset),
    };
  }

  /** Whether there is an entry with this name and hash. */
  hasHash(name: string, hash: string): boolean {
    const at = this.#rowOf.get(name);
    if (at === undefined) return false;
    return Buffer.from(hash, 'base64url').compare(this.#rows, at, at + row.hash) === 0;
  }

  /** Names of the entries whose content was read. */
  *readNames(): Generator<string> {
    for (const [name, at] of this.#rowOf)
      if (this.#rows.readUInt32LE(at + row.hash + row.offset) > 0) yield name;
  }

  /** The entries with these names, made one by one. */
  select(names: Iterable<string>): Iterable<SpooledEntry> {
    const get = (name: string) => this.get(name);
    return {
      *[Symbol.iterator]() {
        for (const name of names) {
          const entry = get(name);
          if (entry) yield entry;
        }
      },
    };
  }

  values(): Iterable<SpooledEntry> {
    return this.select(this.names());
  }
}
