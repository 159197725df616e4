import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';

/*
 * The rival of impressions.bench.ts, as a tutorial would write it: Fastify and PGlite as they come,
 * one INSERT for each request. PGlite as it comes does not sync a commit to the disk.
 */
const database = new PGlite(process.argv[2]);
await database.exec(
  `create table impressions (id uuid primary key, unique_user_id uuid not null, locale text not null,
    device jsonb not null, tracking_data jsonb not null, created_at timestamptz not null default now())`,
);

interface Body {
  readonly device: object;
  readonly trackingData: object;
  readonly locale: string;
}

const app = Fastify();
app.post('/impression', async (request) => {
  const { device, trackingData, locale } = request.body as Body;
  const [id, uniqueUserId] = [randomUUID(), randomUUID()];
  await database.query(
    'insert into impressions (id, unique_user_id, locale, device, tracking_data) values ($1, $2, $3, $4, $5)',
    [id, uniqueUserId, locale, device, trackingData],
  );
  return { impression: { id, uniqueUserId }, products: [] };
});
process.on('SIGTERM', () => app.close().then(() => database.close()));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
