import { openKeyring } from '../src/applications/encryption/open-keyring.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { deliverEvents } from './deliver-events.ts';

/** A program of its own that makes one pass of the outbox, so that a test can kill it. */
const [dataDir = '', databaseUrl, vendorUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl });
const keyring = await openKeyring(database, { dataDir, applicationsKeys: undefined });
await deliverEvents({ database, keyring }, vendorUrl, { pauses: [1] });
await database.close();
