import { pipeline } from 'node:stream/promises';
import type { DatabaseSettings } from '../database/open-database.ts';
import { callService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import type { ConsentPage, ConsentSelection } from './consent-page.ts';
import { readConsents } from './read-consents.ts';

/** The number of receipts in memory. */
const PAGE_SIZE = 1_000;

export interface ConsentExport {
  /** The number of written lines. */
  readonly count: number;
}

/**
 * Writes receipts as JSON Lines, oldest first, with backpressure. Reads them through the service
 * that runs on the embedded database, otherwise directly.
 *
 * @throws {Error} if the export is incomplete
 */
export function exportConsents(
  settings: DatabaseSettings,
  selection: ConsentSelection,
  output: NodeJS.WritableStream,
): Promise<ConsentExport> {
  const queryAfter = (after: number) => ({ ...selection, after, limit: PAGE_SIZE });
  return withDatabase<ConsentExport>(settings, {
    async request(dataDir) {
      const read = (after: number) => callService(dataDir, 'readConsents', queryAfter(after));
      const first = await read(0);
      return first && writePages(first, read, output);
    },
    async perform(database) {
      const read = (after: number) => readConsents(database, queryAfter(after));
      return writePages(await read(0), read, output);
    },
  });
}

async function writePages(
  first: ConsentPage,
  readAfter: (number: number) => Promise<ConsentPage | undefined>,
  output: NodeJS.WritableStream,
): Promise<ConsentExport> {
  let count = 0;
  async function* lines() {
    for (let page: ConsentPage | undefined = first; page; ) {
      yield linesOf(page);
      count += page.consents.length;
      const last = page.consents[PAGE_SIZE - 1];
      if (!last) return;
      page = await readAfter(last.number);
    }
    throw new Error(`The service ended during the export, after ${count} receipts`);
  }
  await pipeline(lines, output, { end: false });
  return { count };
}

/** The number is only the position in the export, not part of the receipt. */
const linesOf = ({ consents }: ConsentPage) =>
  consents.map(({ number: _, ...receipt }) => `${JSON.stringify(receipt)}\n`).join('');
