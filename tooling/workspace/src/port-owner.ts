import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The process that listens on a port. */
export type PortOwner = { pid: number; command: string; folder: string | undefined };

/** The process that listens on a local TCP port, if this user may see it. */
export function portOwner(port: number): PortOwner | undefined {
  try {
    const pid = existsSync('/proc/net/tcp') ? pidFromProc(port) : pidFromLsof(port);
    if (pid === undefined) return undefined;
    return { pid, command: commandOf(pid), folder: folderOf(pid) };
  } catch {
    return undefined;
  }
}

/** State of a listening socket in `/proc/net/tcp`. */
const listening = '0A';

function pidFromProc(port: number): number | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter(existsSync)
    .flatMap((table) => readFileSync(table, 'utf8').trim().split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === listening)
    .map((columns) => `socket:[${columns[9]}]`);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).find((pid) => holdsSocket(pid, inodes));
}

function holdsSocket(pid: number, sockets: readonly string[]): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((fd) => sockets.includes(linkOf(`${folder}/${fd}`)));
  } catch {
    // It belongs to another user, or has exited.
    return false;
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function pidFromLsof(port: number): number | undefined {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'];
  const [pid] = execFileSync('lsof', args, { encoding: 'utf8' }).split('\n');
  return pid ? Number(pid) : undefined;
}

function commandOf(pid: number): string {
  const args = ['-o', 'args=', '-p', String(pid)];
  const text = existsSync(`/proc/${pid}/cmdline`)
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : execFileSync('ps', args, { encoding: 'utf8' });
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

const folderOf = (pid: number) => linkOf(`/proc/${pid}/cwd`) || undefined;
