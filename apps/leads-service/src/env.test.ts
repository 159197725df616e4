import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './env.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plaza-env-')));
const workspace = join(folder, 'workspace');
mkdirSync(join(workspace, 'apps/one'), { recursive: true });
writeFileSync(join(workspace, 'pnpm-workspace.yaml'), '');
afterAll(() => rmSync(folder, { recursive: true }));

test('design §4 no variable is required', () => {
  expect(readSettings({ INIT_CWD: folder })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    revalidateSecret: undefined,
  });
});

test('design §4 an empty variable counts as absent', () => {
  const settings = readSettings({
    DATABASE_URL: '',
    LEADS_SERVICE_PORT: '',
    REVALIDATE_SECRET: '',
  });
  expect(settings).toMatchObject({
    port: 4000,
    databaseUrl: undefined,
    revalidateSecret: undefined,
  });
});

test.each([
  [{ INIT_CWD: folder }, join(folder, '.data/leads-service')],
  [{ INIT_CWD: workspace }, join(workspace, '.data/leads-service')],
  [{ INIT_CWD: join(workspace, 'apps/one') }, join(workspace, '.data/leads-service')],
  [{ INIT_CWD: folder, PLAZA_DATA_DIR: 'here' }, join(folder, 'here')],
  [{ INIT_CWD: folder, PLAZA_DATA_DIR: '/there' }, '/there'],
])('design §4 with %j the embedded database is in %s', (environment, dataDir) => {
  expect(readSettings(environment).dataDir).toBe(dataDir);
});

test.each([
  ['LEADS_SERVICE_PORT', 'http'],
  ['LEADS_SERVICE_PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['REVALIDATE_URLS', 'https://olivar.example'],
  ['REVALIDATE_URLS', '101=olivar'],
  ['REVALIDATE_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['LEADS_SECRET', 'short'],
  ['EDITOR_SECRET', 'short'],
  ['EDITOR_URL', 'editor'],
  ['EDITOR_OIDC_ISSUER', 'http://login.example'],
  ['EDITOR_OIDC_ISSUER', 'https://login.example'],
  ['EDITOR_OIDC_CLIENT_SECRET', 'alone'],
  ['PREVIEW_SECRET', 'a secret with spaces and many letters'],
  ['APPLICATIONS_KEY', 'short'],
  ['APPLICATIONS_KEY', `${'A'.repeat(43)}=,`],
  ['SMTP_URL', 'mail.example:25'],
  ['SITE_URLS', 'https://olivar.example'],
])('design §4 rejects %s=%s and names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('design §4 REVALIDATE_URLS lists the sites of each website', () => {
  expect(readSettings({}).revalidateUrls).toEqual([]);
  const list =
    '101=http://127.0.0.1:3000, 310=https://mx.example, 101=https://olivar.example/?a=b,';
  expect(readSettings({ REVALIDATE_URLS: list }).revalidateUrls).toEqual([
    { websiteId: 101, url: 'http://127.0.0.1:3000' },
    { websiteId: 310, url: 'https://mx.example' },
    { websiteId: 101, url: 'https://olivar.example/?a=b' },
  ]);
});

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://plaza@database/plaza' };
const applicationsKey = randomBytes(32).toString('base64');

test.each([
  [{}, 'APPLICATIONS_KEY: is missing'],
  [{ APPLICATIONS_KEY: `${'A'.repeat(43)}=` }, 'APPLICATIONS_KEY: is a value from an example'],
  [{ REVALIDATE_URLS: '101=https://olivar.example' }, 'REVALIDATE_SECRET: is missing'],
  [{ EDITOR_URL: 'https://editor.example' }, 'EDITOR_SECRET: is missing'],
  [{ LEADS_SECRET: 'change-me-change-me' }, 'LEADS_SECRET: is a value from an example'],
])('in production on a database server %j is refused: %s', (variables, message) => {
  const key = message.startsWith('A') ? {} : { APPLICATIONS_KEY: applicationsKey };
  const complete = { ...production, ...key };
  expect(() => readSettings({ ...complete, ...variables })).toThrow(message);
});

test('on the embedded database, or outside production, no secret is required', () => {
  expect(readSettings({ NODE_ENV: 'production' }).applicationsKeys).toBeUndefined();
  expect(readSettings({ DATABASE_URL: production.DATABASE_URL }).applicationsKeys).toBeUndefined();
  const settings = readSettings({ ...production, APPLICATIONS_KEY: applicationsKey });
  expect(settings.applicationsKeys).toEqual([applicationsKey]);
});
