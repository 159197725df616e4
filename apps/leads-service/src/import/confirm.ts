import { createInterface } from 'node:readline/promises';
import type { CommandStart } from '../run-command.ts';

/** Asks at a terminal; anywhere else the answer is no. */
export async function confirm({ stdin, stdout }: CommandStart): Promise<boolean> {
  if (!stdin?.isTTY) return false;
  const dialog = createInterface({ input: stdin, output: stdout });
  try {
    return /^y(es)?$/i.test((await dialog.question('Import this? [y/N] ')).trim());
  } finally {
    dialog.close();
  }
}
