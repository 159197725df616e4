import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDatabaseRoot, sharedPostgres } from '@plaza/testing/postgres';
import pg from 'pg';
import type { DatabaseEngine } from '../src/database/database.ts';
import type { DatabaseSettings } from '../src/database/open-database.ts';
import { embeddedTemplate } from './embedded-template.ts';

export interface DatabaseFactory {
  /** The folder of all created databases. */
  readonly root: string;
  /** Settings of a new database, for `openDatabase` or a child process. */
  fresh(): Promise<DatabaseSettings>;
  /** Deletes every file. Close the databases first. */
  dispose(): Promise<void>;
}

/** Creates test databases of one engine, e.g. in `describe.each(databaseEngines)`. */
export async function createDatabaseFactory(engine: DatabaseEngine): Promise<DatabaseFactory> {
  const root = makeDatabaseRoot('plaza-leads-');
  return engine === 'postgres' ? postgresFactory(root) : embeddedFactory(root);
}

/** Creates the data folder of an embedded database, migrated and empty. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  cpSync(await embeddedTemplate(), dataDir, { recursive: true });
}

async function embeddedFactory(root: string): Promise<DatabaseFactory> {
  let count = 0;
  return {
    root,
    async fresh() {
      const dataDir = join(root, `${++count}`);
      await fillDataFolder(dataDir);
      return { dataDir };
    },
    dispose: async () => rmSync(root, { recursive: true, force: true }),
  };
}

let lastDatabase = 0;

async function postgresFactory(root: string): Promise<DatabaseFactory> {
  const server = await sharedPostgres();
  return {
    root,
    async fresh() {
      const name = `test_${++lastDatabase}`;
      await createDatabase(server.url('postgres'), name);
      return { dataDir: join(root, name), databaseUrl: server.url(name) };
    },
    dispose: async () => rmSync(root, { recursive: true, force: true }),
  };
}

async function createDatabase(serverUrl: string, name: string) {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}
