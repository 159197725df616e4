import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/**
 * The lines of each shipped file that hold addresses: where a program listens, whom it calls, where
 * its files are. Nothing else of a file differs between deployments, faults and tests.
 */
export const addressLines = {
  'pgbouncer/pgbouncer.ini': [
    ...['plaza', 'listen_addr', 'listen_port', 'unix_socket_dir', 'auth_file'],
  ],
  'postgres/postgresql.conf': ['listen_addresses', 'port', 'unix_socket_directories'],
  'redis/redis.conf': ['bind', 'port', 'dir'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ShippedFile = keyof typeof addressLines;

/** Values by the names of their lines. */
export type PlacedAddresses<File extends ShippedFile> = Readonly<
  Partial<Record<(typeof addressLines)[File][number], string>>
>;

/** Addresses, ports, paths; and of a server behind PgBouncer where it is and what it is called. */
const address = /^[\w./:*-]*$/;
const server = /^host=[\w./:-]+ port=\d+ dbname=\w+$/;

export const readShipped = (file: string): string =>
  readFileSync(join(root, 'deploy', file), 'utf8');

/** Name, separator and value of a line that sets something. */
const setting = /^([a-z_-]+)(\s*=\s*|\s+)(.*)$/;

/**
 * A shipped file of `deploy/` with other addresses.
 *
 * @throws {Error} naming the line that holds no address, or the value that is none
 */
export function placeFile<File extends ShippedFile>(
  file: File,
  addresses: PlacedAddresses<File>,
): string {
  const left = new Map<string, string>(Object.entries(addresses));
  const lines = readShipped(file)
    .split('\n')
    .map((line) => {
      const [, name = '', separator = '', before = ''] = setting.exec(line) ?? [];
      const value = left.get(name);
      if (value === undefined) return line;
      left.delete(name);
      checkAddress(file, name, value);
      return `${name}${separator}${before.startsWith("'") ? `'${value}'` : value}`;
    });
  for (const name of left.keys()) throw new Error(`${file} has no line "${name}"`);
  return lines.join('\n');
}

function checkAddress(file: ShippedFile, name: string, value: string): void {
  const isAddress = (addressLines[file] as readonly string[]).includes(name);
  if (!isAddress) throw new Error(`${file}: "${name}" is no address, and the same everywhere`);
  if (!(name === 'plaza' ? server : address).test(value))
    throw new Error(`${file}: "${value}" is no address for "${name}"`);
}

/** A file without the values of its addresses: equal for every placed copy of a shipped file. */
export const withoutAddresses = (file: ShippedFile, text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [, name = ''] = setting.exec(line) ?? [];
      return (addressLines[file] as readonly string[]).includes(name) ? `${name} <address>` : line;
    })
    .join('\n');
