import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { builtProgram } from '../../testing/built-program.ts';
import { runFile } from '../../testing/run-program.ts';
import { folderFault } from './folder-fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-fault-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};
const plenty = { assertWritable: () => {}, freeBytes: () => 1e12 };

describe('design §4 the folder of an embedded database', () => {
  test('that cannot be written to differs from a full disk', () => {
    const fault = (disk: object, name = '') =>
      folderFault(join(folder, name), { ...plenty, ...disk });
    expect(fault({})).toBeUndefined();
    expect(fault({ assertWritable: failing('EROFS') })).toBe(
      `${folder} is on a read-only file system: mount it writable`,
    );
    expect(fault({ assertWritable: failing('EACCES') }, 'a/new/folder')).toBe(
      `${folder} is not writable for this user: correct its owner or permissions`,
    );
    expect(fault({ freeBytes: () => 5_000_000 })).toBe(
      'its disk is full, 4 MB are free: free 100 MB and start again',
    );
  });

  test('of a real disk has no fault', () => {
    expect(folderFault(join(folder, 'a/new/folder'))).toBeUndefined();
  });

  test('ends the start with one line, whatever its error is called', async () => {
    // `ELOOP` has the length of a SQLSTATE, as `EROFS` has.
    symlinkSync('lock.pid', join(folder, 'lock.pid'));
    const { code, stdout, stderr } = await runFile(await builtProgram('main'), [], {
      PLAZA_DATA_DIR: folder,
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      new RegExp(`^The embedded database in ${folder} cannot be opened: ELOOP.*\\n$`),
    );
  });
});
