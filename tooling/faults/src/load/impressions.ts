import { randomUUID } from 'node:crypto';
import type { PostgresServer } from '@plaza/testing/postgres';
import { createRecordId } from 'leads-service/writes/record-id';
import { databaseName, query } from '../programs/database.ts';
import { type Client, isSuccess } from './client.ts';
import { startLoop } from './open-loop.ts';
import { createTally } from './tally.ts';

type Load = {
  readonly client: Client;
  /** The address that takes `/api/impression`. */
  readonly url: string;
  readonly perSecond: number;
  /** Sends a failed impression again, as browsers do, with the same id. */
  readonly retries?: boolean;
};

/** Visitors whose page views are stored. */
export function startImpressions({ client, url, perSecond, retries = false }: Load) {
  const tally = createTally();
  const ids = { sent: new Set<string>(), acknowledged: new Set<string>() };
  async function send(id: string, again: boolean): Promise<void> {
    const json = {
      ...{ impressionId: id, device: {}, trackingData: {} },
      ...{ locale: 'es-ES', noProducts: true },
    };
    const answer = await client.send(url, { json });
    tally.add(answer);
    if (isSuccess(answer)) ids.acknowledged.add(readId(answer.body));
    else if (again) await send(id, false);
  }
  const loop = startLoop(perSecond, async () => {
    const id = createRecordId(Date.now(), randomUUID());
    ids.sent.add(id);
    await send(id, retries);
  });
  return { ...loop, tally, ids };
}

/** The stored id: another one if the sent id belongs to another visitor. */
function readId(body: string): string {
  try {
    return JSON.parse(body).impression.id;
  } catch {
    return `unreadable answer: ${body.slice(0, 80)}`;
  }
}

export interface WriteErrors {
  /** Acknowledged, but not stored. */
  readonly lost: number;
  readonly doubled: number;
  /** Acknowledged under an id that was not sent: the visitor was taken for another. */
  readonly unknown: number;
  readonly stored: number;
}

type Ids = { readonly sent: ReadonlySet<string>; readonly acknowledged: ReadonlySet<string> };

/** @param stored how often the database has each id, those of other loads too */
export function compareWrites(
  { sent, acknowledged }: Ids,
  stored: ReadonlyMap<string, number>,
): WriteErrors {
  const ours = [...sent].filter((id) => stored.has(id));
  return {
    lost: [...acknowledged].filter((id) => !stored.has(id)).length,
    doubled: ours.filter((id) => stored.get(id) !== 1).length,
    unknown: [...acknowledged].filter((id) => !sent.has(id)).length,
    stored: ours.length,
  };
}

/** Compares what was acknowledged with what the database has. */
export async function checkImpressions(server: PostgresServer, ids: Ids): Promise<WriteErrors> {
  const rows = await query<{ id: string; times: number }>(
    server.url(databaseName),
    'select id, count(*)::integer as times from impressions group by id',
  );
  return compareWrites(ids, new Map(rows.map(({ id, times }) => [id, times])));
}
