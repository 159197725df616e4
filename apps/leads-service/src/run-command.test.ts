import { Writable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { runCommand } from './run-command.ts';

/** A stream that keeps what is written to it. */
function collect() {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

it('prints the usage of a command with --help, and runs nothing', async () => {
  const [out, err] = [collect(), collect()];
  const run = vi.fn();
  const host = { stdout: out.stream, stderr: err.stream };
  // Also where the settings are wrong, which is when somebody asks.
  const environment = { DATABASE_URL: 'no address' };
  const command = { usage: 'Usage: command <folder>', run };
  expect(await runCommand(command, { ...host, environment, args: ['folder', '--help'] })).toBe(0);
  expect([out.text(), err.text()]).toEqual(['Usage: command <folder>\n', '']);
  expect(run).not.toHaveBeenCalled();
});
