import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { freePort, type RunningProcess, startProcess, waitForAnswer } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import { exportCommand } from 'leads-service/consents/export-command';
import { importCommand } from 'leads-service/import/import-command';
import { leadsCommand } from 'leads-service/leads/leads-command';
import { messagesCommand } from 'leads-service/messages/messages-command';
import { runCommand as runInProcess } from 'leads-service/run-command';
import { shortLived } from 'leads-service/testing/short-lived';
import { storedRows } from 'leads-service/testing/stored-rows';
import type { Place } from './site-apps.ts';

/** Of every partner of the sites; the sandbox plays them. */
const partnerSecret = 'a-partner-secret-of-this-test-run-alone';

type Variables = Readonly<Record<string, string>>;

/** They run in this process: to start one for each would take longer than the command. */
const commands = {
  'consents:export': exportCommand,
  'content:import': importCommand,
  'leads:list': leadsCommand,
  'messages:list': messagesCommand,
} as const;

type CommandName = keyof typeof commands;

/** The real service with its own database. */
export type TestService = {
  /** Its URL. */
  readonly service: string;
  /** Environment variables for its commands. */
  readonly env: Variables;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** Restarts it; `env` adds variables, invalid ones too. */
  readonly startService: (env?: Variables) => Promise<void>;
  readonly stopService: () => Promise<void>;
  /** Runs one of its commands. @returns its output @throws {Error} if it fails */
  readonly runCommand: (name: CommandName, ...args: readonly string[]) => Promise<string>;
  /** The messages of the contact form, as `messages:list --json` prints them. */
  readonly messages: (...args: string[]) => Promise<Record<string, unknown>[]>;
  /** The receipts of consent decisions, as `consents:export` writes them. */
  readonly consents: () => Promise<Record<string, unknown>[]>;
  /** The stored leads, as `leads:list --json` prints them. */
  readonly leads: (...args: string[]) => Promise<Record<string, unknown>[]>;
  /** The rows of a table of the service, which must be stopped. */
  readonly storedRows: (table: string) => Promise<Record<string, unknown>[]>;
};

const cwd = join(root, 'apps/leads-service');

type Preparation = {
  folder: string;
  secret: string;
  places: readonly Place[];
  databaseUrl: string | undefined;
};

const toRevalidateUrl = ({ app, port }: Place) => `${app.config.site.id}=http://127.0.0.1:${port}`;

/** Prepares a service whose database is `data` in the folder, without starting it. */
export async function createTestService(of: Preparation): Promise<TestService> {
  const data = join(of.folder, 'data');
  const [port, smtpPort] = [await freePort(), await freePort()];
  const service = `http://127.0.0.1:${port}`;
  const partners = of.places.flatMap(({ app }) => Object.keys(app.config.partners ?? {}));
  const env = {
    NODE_ENV: 'production',
    LEADS_SERVICE_PORT: String(port),
    LEADS_SERVICE_URL: service,
    PLAZA_DATA_DIR: data,
    REVALIDATE_SECRET: of.secret,
    REVALIDATE_URLS: of.places.map(toRevalidateUrl).join(),
    LEADS_SECRET: of.secret,
    SITE_URLS: of.places.map(toRevalidateUrl).join(),
    // The sandbox of the lead form receives emails there.
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SANDBOX_SMTP_PORT: String(smtpPort),
    ...(partners.length > 0 && {
      HAND_OVER_SECRETS: partners.map((name) => `${name}=${partnerSecret}`).join(),
    }),
    ...(of.databaseUrl && {
      DATABASE_URL: of.databaseUrl,
      APPLICATIONS_KEY: randomBytes(32).toString('base64'),
    }),
  };
  let running: RunningProcess | undefined;
  const startService = async (more: Variables = {}) => {
    running = startProcess({
      args: [...shortLived, 'dist/main.js'],
      cwd,
      env: { ...env, ...more },
    });
    await waitForAnswer(`${service}/readyz`, running);
  };
  const stopService = async () => void (await running?.end());
  const runCommand: TestService['runCommand'] = async (name, ...args) => {
    const { output, stream } = collectOutput();
    const environment = { ...process.env, ...env } as NodeJS.ProcessEnv;
    const host = { args, environment, stdout: stream, stderr: stream };
    if (await runInProcess(commands[name], host)) throw new Error(output());
    return output();
  };
  const list = async (command: CommandName, args: readonly string[]) =>
    JSON.parse(await runCommand(command, '--json', ...args));
  return {
    ...{ service, env, startService, stopService, runCommand },
    start: startService,
    end: stopService,
    messages: (...args) => list('messages:list', args),
    leads: (...args) => list('leads:list', args),
    async consents() {
      const lines = await runCommand('consents:export');
      return lines.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    },
    storedRows: (table) => storedRows(data, table),
  };
}

/** A stream that keeps what is written to it. */
function collectOutput() {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, output: () => chunks.join('') };
}
