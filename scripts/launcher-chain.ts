import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

type ProcessRow = { pid: number; parent: number; command: string };

const launcher = /(^|[\s/])(npm|npx|pnpm|pnpx|yarn|corepack)(\.c?js)?(\s|$)/;

/** Uses `/proc` if available, because this runs every second. */
function readProcess(pid: number): ProcessRow | undefined {
  try {
    return existsSync('/proc/self/stat') ? readFromProc(pid) : readFromPs(pid);
  } catch {
    return undefined;
  }
}

function readFromProc(pid: number): ProcessRow {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // `pid (name) state parent …`; a name may contain spaces and parentheses.
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { pid, parent: Number(parent), command };
}

function readFromPs(pid: number): ProcessRow {
  const row = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command = ''] = row.match(/^\s*(\d+)\s+(.*)/) ?? [];
  return { pid, parent: Number(parent), command };
}

function ancestorsOf(pid: number): ProcessRow[] {
  const row = readProcess(pid);
  if (!row) return [];
  return row.parent > 1 ? [row, ...ancestorsOf(row.parent)] : [row];
}

/**
 * This process and its ancestors up to the outermost package manager: `node`, `sh`, `pnpm`, `sh`,
 * `npm exec`. A package manager that is killed does not always end its children.
 */
export function readLauncherChain(): ProcessRow[] {
  const ancestors = ancestorsOf(process.pid);
  const outermost = ancestors.findLastIndex(({ command }) => launcher.test(command));
  // Without a package manager, the parent process is the launcher.
  return ancestors.slice(0, Math.max(outermost, 1) + 1);
}

/** Whether every process of the chain still has its parent: an orphan gets another one. */
export function isChainWhole(chain: readonly ProcessRow[]): boolean {
  return chain.slice(0, -1).every(({ pid, parent }) => readProcess(pid)?.parent === parent);
}
