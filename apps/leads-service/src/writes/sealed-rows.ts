import { hashedEmail } from '../applications/encryption/hashed-email.ts';
import type { Keyring, Place } from '../applications/encryption/keyring.ts';

/** The columns of each table that hold personal values, which are encrypted in place. */
export const SEALED_COLUMNS = {
  messages: ['name', 'email', 'message'],
  leads: ['name', 'email', 'phone'],
} as const;

export type SealedTable = keyof typeof SEALED_COLUMNS;

interface Row {
  readonly websiteId: number;
  readonly id: string;
  readonly email: string;
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly message?: string | null;
}

/** Where a value is stored; it opens nowhere else. */
const placeOf = (table: SealedTable, { websiteId, id }: Row, column: string): Place => [
  ...[websiteId, table, id, column],
];

/** Encrypts the personal values of a row, each by itself, as of applications (decision 49). */
export function sealRow<R extends Row>(
  keyring: Keyring,
  table: SealedTable,
  row: R,
): R & { readonly keyId: string; readonly emailHash: string } {
  return {
    ...mapColumns(table, row, (value, place) => keyring.seal(value, place)),
    keyId: keyring.currentId,
    emailHash: keyring.hash(hashedEmail(row.websiteId, row.email)),
  };
}

/**
 * Decrypts the personal values of a row. One of an earlier version has no key and is clear.
 *
 * @throws {ApplicationsKeyError} if a value does not open
 */
export function openRow<R extends Row & { readonly keyId: string | null }>(
  keyring: Keyring,
  table: SealedTable,
  row: R,
): R {
  if (row.keyId === null) return row;
  return mapColumns(table, row, (value, place) => keyring.open(value, place));
}

function mapColumns<R extends Row>(
  table: SealedTable,
  row: R,
  change: (value: string, place: Place) => string,
): R {
  const changed = SEALED_COLUMNS[table].map((column) => [
    column,
    change(`${row[column]}`, placeOf(table, row, column)),
  ]);
  return { ...row, ...Object.fromEntries(changed) };
}
