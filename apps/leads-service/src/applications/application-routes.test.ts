import { APPLICATION_PROBLEMS } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  applicationClient,
  contact,
  fillIn,
  need,
  secrets,
  signup,
} from '../../testing/application.ts';
import { testFlows } from '../../testing/test-flows.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { hashToken } from './token.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const idempotencyKey = 'a-key-of-16-or-more';
const nobody = 'A'.repeat(43);

describe.each(databaseEngines)('§2.3 applications on %s', (engine) => {
  let service: TestService;
  const client = applicationClient(() => service.app);
  beforeAll(async () => {
    service = await createTestService(engine, {}, testFlows);
  });
  afterAll(() => service.stop());

  const rows = async (query: ReturnType<typeof sql>) =>
    (await service.database.orm.execute<Record<string, unknown>>(query)).rows;

  test('answers with an id and a token, of which only the hash is stored', async () => {
    const created = await client.call('POST', '/applications', { payload: signup });
    expect(created).toMatchObject({ status: 201, body: { version: 1 } });
    expect(created.headers['cache-control']).toBe('no-store');
    const { id, token } = created.body;
    expect(
      await rows(sql`select hash from application_tokens where application_id = ${id}`),
    ).toEqual([{ hash: hashToken(token) }]);
    expect(await client.read({ id, token })).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { ...signup, id, version: 1, state: 'open', answers: {}, emailConfirmed: false },
    });
  });

  test('answers a wrong or missing token and an unknown id alike', async () => {
    const owner = await client.create();
    const other = await client.create();
    const answers = await Promise.all([
      client.read({ ...owner, token: nobody }),
      client.read({ ...owner, token: other.token }),
      client.read({ ...owner, token: 'short' }),
      client.read({ ...owner, token: '' }),
      client.read({ ...owner, id: '0198c5f2-5b7e-7000-8000-000000000000' }),
      client.read({ ...owner, id: 'x' }),
      client.put({ ...owner, token: nobody }, 'need', { version: 1, answers: need }),
      client.submit({ ...owner, token: nobody }, { version: 1, idempotencyKey }),
      client.sendConfirmation({ ...owner, token: nobody }),
    ]);
    const bodies = answers.map(({ status, body: { instance: _, ...body } }) => ({ status, body }));
    expect(bodies[0]).toMatchObject({ status: 404, body: { type: 'urn:plaza:problem:not-found' } });
    expect(new Set(bodies.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test('an application of another website does not exist', async () => {
    const owner = await client.create();
    await service.database.orm.execute(sql`
      insert into websites (id, hash, settings, content_version)
      select 901, hash, settings, content_version from websites where id = 900
      on conflict do nothing`);
    const elsewhere = applicationClient(() => service.app, 901);
    expect((await elsewhere.read(owner)).status).toBe(404);
  });

  test('stores the steps of a flow, as the flow normalises them', async () => {
    const owner = await client.create();
    const answers = { ...need, amount: '4.321', unknownField: 'x' };
    expect(await client.put(owner, 'need', { version: 1, answers })).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    const { body } = await client.read(owner);
    expect(body).toMatchObject({ version: 2, answers: { need } });
    expect(Object.keys(body.answers.need).sort()).toEqual(Object.keys(need).sort());
  });

  test('stores a step with several entries whole', async () => {
    const owner = await client.create();
    await client.put(owner, 'need', { version: 1, answers: { amount: '500', purpose: 'debts' } });
    const debts = [
      { lender: 'Uno', debtBalance: '100' },
      { lender: 'Dos', debtBalance: '200' },
    ];
    expect((await client.put(owner, 'debts', { version: 2, answers: debts })).status).toBe(200);
    expect((await client.put(owner, 'debts', { version: 3, answers: [debts[1]] })).status).toBe(
      200,
    );
    expect((await client.read(owner)).body.answers.debts).toEqual([debts[1]]);
  });

  test('refuses answers that the flow refuses, each with its place and code', async () => {
    const owner = await client.create();
    const refused = await client.put(owner, 'need', {
      version: 1,
      answers: { amount: '5', purpose: 'yacht' },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { type: APPLICATION_PROBLEMS.invalidAnswers },
    });
    expect(refused.body.errors).toEqual([
      { path: 'amount', message: expect.any(String), code: 'too-low' },
      { path: 'purpose', message: expect.any(String), code: 'unknown-option' },
    ]);
    const debts = await client.put(owner, 'debts', {
      version: 1,
      answers: [{ lender: 'Uno', debtBalance: '1' }, { lender: 'Dos' }],
    });
    expect(debts.body.errors).toMatchObject([{ path: '1.debtBalance', code: 'required' }]);
    expect((await client.put(owner, 'debts', { version: 1, answers: {} })).status).toBe(422);
    expect((await client.put(owner, 'contact', { version: 1, answers: [] })).status).toBe(422);
    expect((await client.put(owner, 'nowhere', { version: 1, answers: {} })).status).toBe(404);
    expect((await client.read(owner)).body).toMatchObject({ version: 1, answers: {} });
  });

  test('refuses an unknown flow or locale', async () => {
    const post = (changes: object) =>
      client.call('POST', '/applications', { payload: { ...signup, ...changes } });
    expect((await post({ flow: 'constructor' })).body.errors).toMatchObject([{ path: 'flow' }]);
    expect((await post({ locale: 'fr-FR' })).body.errors).toMatchObject([{ path: 'locale' }]);
    expect((await post({ country: 'Spain' })).status).toBe(400);
  });

  test('tells a stale tab the version, and overwrites nothing', async () => {
    const owner = await client.create();
    await client.put(owner, 'need', { version: 1, answers: need });
    const stale = await client.put(owner, 'need', {
      version: 1,
      answers: { amount: '900', purpose: 'car' },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { type: APPLICATION_PROBLEMS.staleVersion, version: 2 },
    });
    expect((await client.read(owner)).body.answers).toEqual({ need });
  });

  test('of many changes at once makes one', async () => {
    const owner = await client.create();
    const amounts = Array.from({ length: 30 }, (_, index) => `${1000 + index}`);
    const answers = await Promise.all(
      amounts.map((amount) =>
        client.put(owner, 'need', { version: 1, answers: { amount, purpose: 'car' } }),
      ),
    );
    const made = answers.flatMap(({ status }, index) => (status === 200 ? [amounts[index]] : []));
    expect(made).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await client.read(owner)).body).toMatchObject({
      version: 2,
      answers: { need: { amount: made[0] } },
    });
  });

  test('a step sent again, because its response was lost, has its own answer', async () => {
    const owner = await client.create();
    const sent = { version: 1, answers: need };
    const [one, two] = await Promise.all([
      client.put(owner, 'need', sent),
      client.put(owner, 'need', sent),
    ]);
    expect([one?.body, two?.body]).toEqual([{ version: 2 }, { version: 2 }]);
    expect((await client.put(owner, 'need', sent)).body).toEqual({ version: 2 });
  });

  test('submits once, with the same answer for every repetition', async () => {
    const owner = await fillIn(client);
    const submit = () => client.submit(owner, { version: 3, idempotencyKey });
    const answers = await Promise.all(Array.from({ length: 20 }, submit));
    answers.push(await submit());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [first] = answers;
    expect(first?.body).toEqual({
      end: 'done',
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      submittedAt: expect.any(String),
    });
    expect((await client.read(owner)).body).toMatchObject({
      ...first?.body,
      state: 'submitted',
      version: 4,
      answers: { need, contact },
    });
  });

  test('rejects another submission, and changes of what was submitted', async () => {
    const owner = await fillIn(client);
    await client.submit(owner, { version: 3, idempotencyKey });
    const problem = {
      status: 409,
      body: { type: APPLICATION_PROBLEMS.applicationSubmitted, version: 4 },
    };
    const later = { version: 4, idempotencyKey: 'another-key-of-a-tab' };
    expect(await client.submit(owner, later)).toMatchObject(problem);
    expect(await client.put(owner, 'need', { version: 4, answers: need })).toMatchObject(problem);
  });

  test('rejects a submission with missing steps, or of another version', async () => {
    const owner = await client.create();
    await client.put(owner, 'need', { version: 1, answers: { amount: '500', purpose: 'debts' } });
    const missing = await client.submit(owner, { version: 2, idempotencyKey });
    expect(missing).toMatchObject({
      status: 422,
      body: { type: APPLICATION_PROBLEMS.missingSteps },
    });
    expect(missing.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'debts',
      'contact',
    ]);
    expect(await client.submit(owner, { version: 1, idempotencyKey })).toMatchObject({
      status: 409,
      body: { type: APPLICATION_PROBLEMS.staleVersion, version: 2 },
    });
  });

  test('stores the spam signs of a submission, once', async () => {
    const owner = await fillIn(client);
    const submission = { version: 3, idempotencyKey, spamSigns: ['honeypot', 'too-fast'] };
    expect((await client.submit(owner, submission)).status).toBe(200);
    expect((await client.submit(owner, { version: 3, idempotencyKey })).status).toBe(200);
    expect(await rows(sql`select spam_signs from applications where id = ${owner.id}`)).toEqual([
      { spam_signs: ['honeypot', 'too-fast'] },
    ]);
    const unknown = await client.submit(owner, { ...submission, spamSigns: ['slow'] });
    expect(unknown.status).toBe(400);
  });

  test('drops answers that do not count when it is submitted', async () => {
    const owner = await client.create();
    await client.put(owner, 'need', { version: 1, answers: { amount: '500', purpose: 'debts' } });
    const debts = [{ lender: 'Uno', debtBalance: '100' }];
    await client.put(owner, 'debts', { version: 2, answers: debts });
    await client.put(owner, 'need', { version: 3, answers: { amount: '500', purpose: 'car' } });
    expect((await client.read(owner)).body.answers).toHaveProperty('debts');
    await client.put(owner, 'contact', { version: 4, answers: contact });
    expect((await client.submit(owner, { version: 5, idempotencyKey })).status).toBe(200);
    expect(Object.keys((await client.read(owner)).body.answers)).toEqual(['need', 'contact']);
  });

  test('drops answers about health as soon as their consent is withdrawn', async () => {
    const owner = await client.create();
    const put = (step: string, version: number, answers: object) =>
      client.put(owner, step, { version, answers });
    await put('need', 1, { amount: '500', purpose: 'care' });
    await put('health-consent', 2, { healthConsent: '2026-11' });
    expect((await put('health', 3, { illness: 'gripe' })).status).toBe(200);
    await put('health-consent', 4, {});
    expect(Object.keys((await client.read(owner)).body.answers)).toEqual([
      'need',
      'health-consent',
    ]);
  });

  test('returns what is known beforehand apart from answers, without what the flow refuses', async () => {
    const owner = await client.create({
      answers: {
        need: { amount: '2000', purpose: 'yacht' },
        contact: { email: secrets.email, terms: '2026-11' },
        nowhere: { x: 'y' },
      },
    });
    const { body } = await client.read(owner);
    expect(body.answers).toEqual({});
    expect(body.prefill).toEqual({ need: { amount: '2000' }, contact: { email: secrets.email } });
    expect((await client.submit(owner, { version: 1, idempotencyKey })).status).toBe(422);
  });

  test('stores no answer and no address that can be read', async () => {
    const owner = await fillIn(client);
    await client.create({ answers: { contact: { email: secrets.email } } });
    await client.submit(owner, { version: 3, idempotencyKey });
    const tables = ['applications', 'application_tokens', 'application_keys', 'emails'];
    for (const table of tables) {
      const stored = JSON.stringify(
        await rows(sql`select to_jsonb(entry) as row from ${sql.identifier(table)} as entry`),
      ).toLowerCase();
      for (const secret of [...Object.values(secrets), '4321', 'correo', owner.token])
        expect(stored).not.toContain(secret.toLowerCase());
    }
    // The length of an answer tells nothing about a short one.
    const lengths = await rows(sql`
      select length(answers #>> '{need,amount}') as amount,
        length(answers #>> '{need,purpose}') as purpose
      from applications where id = ${owner.id}`);
    expect(lengths).toEqual([{ amount: lengths[0]?.purpose, purpose: expect.any(Number) }]);
  });
});
