import type { ConversionPartner } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REPORT_BYTES } from '../conversions/read-csv.ts';
import { storeReport } from '../conversions/store-report.ts';
import type { Database } from '../database/database.ts';
import { earningsLines } from '../reports/earnings-lines.ts';
import { readEarnings } from '../reports/read-earnings.ts';
import { type EarningsQuery, periodBefore, readEarningsQuery } from '../reports/report-query.ts';
import { formatCsv } from '../warehouse/report-lines.ts';
import { earningsPage, type Unmatched } from './earnings-page.ts';
import type { OpenSession } from './session.ts';
import { type UploadFacts, uploadPage } from './upload-page.ts';

export interface EarningsOptions {
  readonly database: Database;
  readonly partners: readonly ConversionPartner[];
  readonly openSession: (request: FastifyRequest) => Promise<OpenSession | undefined>;
  readonly assertOwn: (request: FastifyRequest) => Promise<void>;
}

const html = 'text/html; charset=utf-8';

/** The pages of what clicks earn: for an operator, and for a partner of its own rows. */
export function registerEarnings(scope: FastifyInstance, options: EarningsOptions): void {
  const { database, partners, openSession, assertOwn } = options;
  const { orm } = database;
  const schema = { hide: true };
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await openSession(request);
    if (!session) reply.redirect('/dashboard', 303);
    return session;
  };
  scope.get('/dashboard/earnings', { schema }, async (request, reply) => {
    const session = await open(request, reply);
    if (!session) return reply;
    const query = queryOf(request, session);
    const [rows, before, days, unmatched] = await Promise.all([
      readEarnings(orm, query),
      readEarnings(orm, { ...query, ...periodBefore(query) }),
      readEarnings(orm, { ...query, by: ['day'] }),
      session.partner ? [] : readUnmatched(database),
    ]);
    const facts = { query, rows, before, days, unmatched, partner: session.partner };
    return reply.type(html).send(earningsPage(facts));
  });
  scope.get('/dashboard/earnings.csv', { schema }, async (request, reply) => {
    const session = await open(request, reply);
    if (!session) return reply;
    const query = queryOf(request, session);
    const csv = formatCsv(earningsLines(query.by, await readEarnings(orm, query)));
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="earnings-${query.from}-${query.to}.csv"`,
      )
      .send(csv);
  });
  const names = partners.map(({ name }) => name);
  const show = (reply: FastifyReply, facts: Omit<UploadFacts, 'partners'>) =>
    reply.type(html).send(uploadPage({ ...facts, partners: names }));
  scope.get('/dashboard/conversions', { schema }, async (request, reply) => {
    const session = await open(request, reply);
    return !session || session.partner ? refuse(reply, session) : show(reply, {});
  });
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: REPORT_BYTES },
    (request, body, done) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      new Response(body as Buffer<ArrayBuffer>, { headers }).formData().then(
        (form) => done(null, form),
        () => done(null, new FormData()),
      );
    },
  );
  scope.post(
    '/dashboard/conversions',
    { schema, onRequest: assertOwn, bodyLimit: REPORT_BYTES },
    async (request, reply) => {
      const session = await open(request, reply);
      if (!session || session.partner) return refuse(reply, session);
      const form = request.body as FormData;
      const partner = partners.find(({ name }) => name === form.get('partner'));
      const file = form.get('file');
      if (!partner || !(file instanceof File))
        return show(reply.code(400), { problem: 'Choose a partner and a file.' });
      const isStored = form.get('store') === '1';
      const report = { partner, text: await file.text(), isStored, now: new Date() };
      const outcome = await storeReport(database.batches, report);
      return show(reply, { done: { ...outcome, partner: partner.name, isStored } });
    },
  );
}

/** A partner has no page but its report. */
const refuse = (reply: FastifyReply, session: OpenSession | undefined) =>
  session ? reply.redirect('/dashboard/earnings', 303) : reply;

/** A partner sees its own rows, whatever the address says. */
function queryOf({ query }: FastifyRequest, { partner }: OpenSession): EarningsQuery {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, unknown>))
    parameters.set(name, Array.isArray(value) ? value.join(',') : String(value));
  const read = readEarningsQuery(parameters, new Date());
  return partner ? { ...read, only: { ...read.only, partner } } : read;
}

async function readUnmatched({ orm }: Database): Promise<readonly Unmatched[]> {
  const { rows } = await orm.execute<Unmatched & Record<string, unknown>>(sql`
    select partner, transaction_id as "transactionId", status, reference,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as since
    from conversions where website_id is null order by created_at desc limit 100`);
  return rows;
}
