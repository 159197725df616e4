import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadRecord } from '../../testing/lead.ts';
import { createKeyring } from '../applications/encryption/keyring.ts';
import { openRow, SEALED_COLUMNS, sealRow } from './sealed-rows.ts';

const keyring = createKeyring([Buffer.alloc(32, 1)]);

describe('§3 messages and leads are encrypted', () => {
  const text = fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed());

  test('each value opens in its row, table and column alone', () => {
    fc.assert(
      fc.property(text, text, text, (name, email, phone) => {
        const row = leadRecord(1, { name, email, phone });
        const sealed = sealRow(keyring, 'leads', row);
        expect(openRow(keyring, 'leads', sealed)).toMatchObject(row);
        for (const column of SEALED_COLUMNS.leads) expect(sealed[column]).not.toBe(row[column]);
        const others = [
          { ...sealed, id: leadRecord(2).id },
          { ...sealed, websiteId: 901 },
          { ...sealed, name: sealed.email, email: sealed.name },
        ];
        for (const other of others) expect(() => openRow(keyring, 'leads', other)).toThrow();
        expect(() => openRow(keyring, 'messages', { ...sealed, message: sealed.phone })).toThrow();
      }),
      { numRuns: 100 },
    );
  });

  test('an address is found in any case, at its website alone', () => {
    const hashOf = (email: string, websiteId = 900) =>
      sealRow(keyring, 'leads', leadRecord(1, { email, websiteId })).emailHash;
    expect(hashOf('Ana@correo.example')).toBe(hashOf('ana@correo.example'));
    expect(hashOf('ana@correo.example', 901)).not.toBe(hashOf('ana@correo.example'));
  });
});
