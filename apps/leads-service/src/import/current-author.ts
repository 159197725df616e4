import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who runs a command: the name that Git knows, otherwise that of the system's user. */
export function currentAuthor(): string {
  try {
    const command = ['config', 'user.name'];
    const name = execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' }).trim();
    if (name) return name.slice(0, 200);
  } catch {}
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
