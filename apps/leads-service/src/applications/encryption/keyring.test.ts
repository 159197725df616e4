import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { applicationClient, fillIn } from '../../../testing/application.ts';
import { testFlows } from '../../../testing/test-flows.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import { buildApp } from '../../app.ts';
import { keyFileOf } from './key-file.ts';
import { ApplicationsKeyError, createKeyring } from './keyring.ts';
import { forgetUnusedKeys, openKeyring } from './open-keyring.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const master = (byte: number) => Buffer.alloc(32, byte);
const base64 = (byte: number) => master(byte).toString('base64');

describe('§3 encryption of answers', () => {
  const place = fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 4 });

  test('opens every value in its place and nowhere else', () => {
    const keyring = createKeyring([master(1)]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), place, place, (value, one, other) => {
        const sealed = keyring.seal(value, one);
        expect(keyring.open(sealed, one)).toBe(value);
        if (JSON.stringify(one) !== JSON.stringify(other))
          expect(() => keyring.open(sealed, other)).toThrow(ApplicationsKeyError);
      }),
      { numRuns: 200 },
    );
  });

  test('rejects every changed byte', () => {
    const keyring = createKeyring([master(1)]);
    const [id = '', text = ''] = keyring.seal('Ana', ['x']).split('.');
    const bytes = Buffer.from(text, 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      const sealed = `${id}.${changed.toString('base64url')}`;
      expect(() => keyring.open(sealed, ['x'])).toThrow(ApplicationsKeyError);
    }
  });

  test('never encrypts twice alike, and hides the length of short values', () => {
    const keyring = createKeyring([master(1)]);
    const sealed = ['yes', 'no', 'yes', ''].map((value) => keyring.seal(value, []));
    expect(new Set(sealed).size).toBe(4);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
  });

  test('a new current key opens what an earlier one has encrypted, and finds its hashes', () => {
    const old = createKeyring([master(1)]);
    const rotated = createKeyring([master(2), master(1)]);
    expect(rotated.open(old.seal('Ana', ['x']), ['x'])).toBe('Ana');
    expect(rotated.hashes('a@b.example')).toContain(old.hash('a@b.example'));
    expect(() => old.open(rotated.seal('Ana', ['x']), ['x'])).toThrow(rotated.currentId);
  });
});

describe('§3 the key of applications', () => {
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'plaza-key-'));
    folders.push(made);
    return made;
  };
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService('pglite', { applicationsKeys: [base64(1)] }, testFlows);
  });
  afterAll(async () => {
    await service.stop();
    for (const each of folders) rmSync(each, { recursive: true });
  });

  const open = (applicationsKeys: readonly string[] | undefined, dataDir = folder()) =>
    openKeyring(service.database, { applicationsKeys, dataDir });
  const forgetKeys = () => service.database.orm.execute(sql`delete from application_keys`);

  test('is generated once, for this user alone', async () => {
    await forgetKeys();
    const dataDir = folder();
    const opened = await Promise.all([open(undefined, dataDir), open(undefined, dataDir)]);
    const file = keyFileOf(dataDir);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
    opened.push(await open(undefined, dataDir));
    expect(new Set(opened.map(({ currentId }) => currentId)).size).toBe(1);
    await forgetKeys();
  });

  test('a wrong, lost or damaged key ends the start with what to do', async () => {
    await open([base64(1)]);
    const { currentId } = createKeyring([master(1)]);
    await expect(open([base64(2)])).rejects.toThrow(
      `APPLICATIONS_KEY lacks the key ${currentId}, with which stored values are encrypted. Add it after the current key, separated by a comma.`,
    );
    const empty = folder();
    await expect(open(undefined, empty)).rejects.toThrow(
      `${keyFileOf(empty)} lacks the key ${currentId}`,
    );
    // A new key in place of the lost one would be taken for it.
    expect(() => statSync(keyFileOf(empty))).toThrow('ENOENT');
    const damaged = folder();
    writeFileSync(keyFileOf(damaged), 'x');
    await expect(open(undefined, damaged)).rejects.toThrow('is damaged');
    if (process.getuid?.() !== 0) {
      chmodSync(keyFileOf(damaged), 0);
      await expect(open(undefined, damaged)).rejects.toThrow('cannot be read (EACCES)');
    }
    await expect(
      buildApp({
        database: service.database,
        settings: { ...service.settings, applicationsKeys: [base64(3)] },
      }),
    ).rejects.toThrow(ApplicationsKeyError);
  });

  test('is rotated: earlier answers open, and the old key is forgotten when nothing needs it', async () => {
    const owner = await fillIn(applicationClient(() => service.app));
    const settings = { ...service.settings, applicationsKeys: [base64(2), base64(1)] };
    const app = await buildApp({ database: service.database, settings, flows: testFlows });
    const client = applicationClient(() => app);
    expect((await client.read(owner)).body.answers.need.amount).toBe('4321');
    const keyring = createKeyring([master(2), master(1)]);
    await forgetUnusedKeys(service.database, keyring);
    await expect(open([base64(2)])).rejects.toThrow(ApplicationsKeyError);
    const submitted = await client.submit(owner, {
      version: 3,
      idempotencyKey: 'a-key-of-16-or-more',
    });
    expect(submitted.status).toBe(200);
    await forgetUnusedKeys(service.database, keyring);
    expect((await open([base64(2)])).ids).toHaveLength(1);
    await app.close();
  });
});
