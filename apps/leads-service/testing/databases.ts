import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseEngine } from '../src/database/database.ts';
import type { DatabaseSettings } from '../src/database/open-database.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { startPostgres } from './postgres.ts';

export interface DatabaseFactory {
  /** Settings of a database nobody has used yet, for `openDatabase` or a child process. */
  fresh(): Promise<DatabaseSettings>;
  /** Ends what was started and deletes every file. Close the databases first. */
  dispose(): Promise<void>;
}

/** Makes databases of one engine for tests, e.g. in `describe.each(databaseEngines)`. */
export async function createDatabaseFactory(engine: DatabaseEngine): Promise<DatabaseFactory> {
  const root = mkdtempSync(join(tmpdir(), 'plaza-leads-'));
  return engine === 'postgres' ? postgresFactory(root) : embeddedFactory(root);
}

async function embeddedFactory(root: string): Promise<DatabaseFactory> {
  const template = await embeddedTemplate();
  let made = 0;
  return {
    async fresh() {
      const dataDir = join(root, `${++made}`);
      cpSync(template, dataDir, { recursive: true });
      return { dataDir };
    },
    dispose: async () => rmSync(root, { recursive: true, force: true }),
  };
}

async function postgresFactory(root: string): Promise<DatabaseFactory> {
  const server = await startPostgres();
  let made = 0;
  return {
    async fresh() {
      const name = `test_${++made}`;
      await createDatabase(server.url('postgres'), name);
      return { dataDir: join(root, name), databaseUrl: server.url(name) };
    },
    async dispose() {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string, name: string) {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}
