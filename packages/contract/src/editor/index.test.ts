import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  EDITOR_OPERATIONS,
  EDITOR_PERMISSIONS,
  EDITOR_ROLES,
  entryAddress,
  isGranted,
  roleAllows,
} from './index.ts';

describe('what the editor and the service say to each other', () => {
  test('has a request and an answer of every operation as JSON Schema', () => {
    for (const row of Object.values(EDITOR_OPERATIONS)) {
      expect(z.toJSONSchema(row.response, { io: 'output' })).toBeTypeOf('object');
      if ('body' in row) expect(z.toJSONSchema(row.body, { io: 'input' })).toBeTypeOf('object');
      expect(row.permission in EDITOR_PERMISSIONS).toBe(true);
    }
  });

  test('lets each role do what the roles before it may', () => {
    expect(EDITOR_ROLES.map((role) => roleAllows(role, 'edit'))).toEqual([true, true, true, true]);
    expect(EDITOR_ROLES.map((role) => roleAllows(role, 'approve'))).toEqual([
      ...[false, true, true, true],
    ]);
    expect(EDITOR_ROLES.map((role) => roleAllows(role, 'grant'))).toEqual([
      ...[false, false, false, true],
    ]);
  });

  test('grants by website and locale; entries without a locale need a grant of all', () => {
    const grants = [
      { websiteId: 101, locale: 'es-ES', role: 'writer' },
      { websiteId: 75, locale: '*', role: 'publisher' },
    ] as const;
    const may = (websiteId: number, locale?: string) =>
      isGranted(grants, 'edit', { websiteId, ...(locale !== undefined && { locale }) });
    expect([may(101), may(101, 'es-ES'), may(101, 'es-MX'), may(101, '')]).toEqual([
      ...[true, true, false, false],
    ]);
    expect([may(75, 'sv-SE'), may(75, ''), may(1, 'es-ES')]).toEqual([true, true, false]);
  });

  test('writes an entry in an address', () => {
    expect(entryAddress({ folder: 'website-cookies', locale: '', id: 'a.b' })).toBe(
      'website-cookies/-/a.b',
    );
  });
});
