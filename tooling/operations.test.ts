import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@plaza/workspace/run';
import { describe, expect, it } from 'vitest';

const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** The first cell of each row below a table whose first column is the log. */
function logged(): string[] {
  const found: string[] = [];
  let isLog = false;
  for (const line of text.split('\n')) {
    const cell = /^\| (.*?) *\|/.exec(line)?.[1];
    if (cell === undefined) isLog = false;
    else if (cell === 'log') isLog = true;
    else if (isLog && !/^-+$/.test(cell)) found.push(cell);
  }
  return found;
}

describe('docs/operations.md', () => {
  it('has a list of what the log says', () => {
    expect(logged().length).toBeGreaterThan(20);
  });

  it.each(logged())('%s is logged by the code', (cell) => {
    const named = /^`(.+)`$/.exec(cell)?.[1] ?? '';
    expect(named).not.toBe('');
    expect(sources).toContain(named);
  });

  it('has no commands of a deployment beside those of the runbook', () => {
    const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
      .map(([, each = '']) => each)
      .join('');
    expect(commands).not.toMatch(
      /docker|kubectl|openssl|database:|content:import|nginx|psql|start /,
    );
    expect(text).toContain('](runbook.md)');
  });
});
