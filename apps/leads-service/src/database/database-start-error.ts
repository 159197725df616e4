/** The database cannot be opened: one line that says which, why, and what to check. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** What is wrong with `DATABASE_URL`, by the codes of PostgreSQL and of Node. */
const checks: Readonly<Record<string, string>> = {
  '3D000': 'There is no such database: create it, or correct its name',
  '28P01': 'The password is wrong: correct it',
  '28000': 'The server refuses this user: check its name and pg_hba.conf',
  '42501': 'This user may not create tables there: grant it the right',
  '53300': 'The server has no connection free: raise max_connections, or stop what holds them',
  '57P03': 'The server is starting or stopping: try again when it is up',
  ECONNREFUSED: 'Nothing listens there: start the server, or correct host and port',
  ECONNRESET: 'The server closes the connection: check that PostgreSQL listens there',
  EHOSTUNREACH: 'The host cannot be reached: check the network, or correct the host',
  ENETUNREACH: 'The host cannot be reached: check the network, or correct the host',
  ENOENT: 'There is no such socket: start the server, or correct the host',
  ENOTFOUND: 'There is no such host: correct it',
  EAI_AGAIN: 'The name of the host cannot be looked up: check the network, or correct the host',
  ETIMEDOUT: 'Nobody answers there: check host, port and firewall',
};

interface Failure extends Error {
  readonly code?: string | undefined;
}

/**
 * Says what is wrong with the server that `DATABASE_URL` names, without its password.
 *
 * @param error of the connection, or of a migration
 * @returns the error itself where it is none of the server's circumstances
 */
export function serverStartError(url: string, error: Failure, isConnected: boolean): Error {
  const { code = '', message } = error;
  const isSilent = /^timeout expired|connection timeout/i.test(message);
  const check = isSilent ? checks.ETIMEDOUT : checks[code];
  if (!check && isConnected) return error;
  const hint = check ?? 'Check the address';
  const reason = oneLine([message, code].filter(Boolean).join(', '));
  const text = `DATABASE_URL ${withoutPassword(url)}: ${hint} (${reason})`;
  return new DatabaseStartError(text, { cause: error });
}

/** Says which data folder cannot be opened, and what can be done. */
export function folderStartError(folder: string, error: unknown): DatabaseStartError {
  const reason = oneLine(error instanceof Error ? error.message || error.name : `${error}`);
  const text =
    `The embedded database in ${folder} cannot be opened: ${reason}. Check the rights of the folder` +
    ' and the space on its disk; a damaged one has to be restored from a copy, or moved away to' +
    ' begin with an empty one. PLAZA_DATA_DIR names another.';
  return new DatabaseStartError(text, { cause: error });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300);

function withoutPassword(url: string) {
  if (!URL.canParse(url)) return '';
  const parsed = new URL(url);
  parsed.password = '';
  parsed.search = '';
  return parsed.href;
}
