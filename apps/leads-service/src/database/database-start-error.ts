import { serverUrls } from './server-addresses.ts';

/**
 * The database cannot be opened. The message is one line: which database, why, and what to check.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** What to check, by error code of PostgreSQL or Node. */
const checks: Readonly<Record<string, string>> = {
  '08P01':
    'PgBouncer does not accept the settings of a migration: set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
  '3D000': 'The database does not exist: create it, or correct its name',
  '28P01': 'The password is wrong: correct it',
  '28000': 'The server rejects this user: check its name and pg_hba.conf',
  '42501': 'This user has no permission to create tables and extensions: grant it',
  '53300': 'The server has too many connections: raise max_connections, or close some',
  '57P03': 'The server is starting or stopping: try again later',
  ECONNREFUSED: 'Nothing listens at this address: start the server, or correct host and port',
  ECONNRESET: 'The server closes the connection: check that it is PostgreSQL',
  EHOSTUNREACH: 'The host cannot be reached: check the network, or correct the host',
  ENETUNREACH: 'The host cannot be reached: check the network, or correct the host',
  ENOENT: 'The socket does not exist: start the server, or correct the host',
  ENOTFOUND: 'The host does not exist: correct it',
  EAI_AGAIN: 'The DNS lookup of the host failed: check the network, or correct the host',
  ETIMEDOUT: 'The server does not answer: check host, port and firewall',
};

interface Failure extends Error {
  readonly code?: string | undefined;
}

/** The address of a PostgreSQL server. */
export interface ServerAddress {
  readonly url: string;
  /** The variable or option that holds it; errors name it. */
  readonly setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | '--to';
}

/**
 * The error of a server that cannot be used, without its password.
 *
 * @param error of the connection or a migration
 * @returns `error` itself if the server is not its cause
 */
export function serverStartError(
  { url, setting }: ServerAddress,
  error: Failure,
  isConnected: boolean,
): Error {
  const { code = '', message } = error;
  const isSilent = /^timeout expired|connection timeout/i.test(message);
  const check = isSilent ? checks.ETIMEDOUT : checks[code];
  if (!check && isConnected) return error;
  const hint = check ?? 'Check the address';
  const reason = oneLine([message, code].filter(Boolean).join(', '));
  const text = `${setting} ${withoutPassword(url)}: ${hint} (${reason})`;
  return new DatabaseStartError(text, { cause: error });
}

/**
 * The error of an embedded database that cannot be opened.
 *
 * @param fault what is wrong with its folder, if that is known
 */
export function folderStartError(
  folder: string,
  error: unknown,
  fault?: string,
): DatabaseStartError {
  const reason = oneLine(error instanceof Error ? error.message || error.name : 'it did not start');
  const hint = fault
    ? `${fault} (${reason}).`
    : `${reason}. Check its permissions and the free disk space. If the database is damaged, restore a backup, or move the folder away to start with an empty database.`;
  const text = `The embedded database in ${folder} cannot be opened: ${hint} To use another folder, set PLAZA_DATA_DIR.`;
  return new DatabaseStartError(text, { cause: error });
}

/** The error of a database that opens, and then fails: its disk is full, or it is going away. */
export function unusableDatabase(
  { databaseUrl, dataDir }: { readonly databaseUrl?: string | undefined; readonly dataDir: string },
  error: unknown,
): DatabaseStartError {
  const { message } = ((error as Error).cause ?? error) as Error;
  const where = databaseUrl
    ? `DATABASE_URL ${withoutPassword(databaseUrl)}`
    : `The embedded database in ${dataDir}`;
  return new DatabaseStartError(
    `${where} cannot be used: ${oneLine(message)}. Check its free disk space and its log.`,
    { cause: error },
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300);

function withoutPassword(url: string) {
  const [first, ...others] = serverUrls(url).filter((each) => URL.canParse(each));
  if (!first) return '';
  const parsed = new URL(first);
  parsed.password = '';
  parsed.search = '';
  const hosts = others.map((other) => `,${new URL(other).host}`).join('');
  return parsed.href.replace(parsed.host, `${parsed.host}${hosts}`);
}
