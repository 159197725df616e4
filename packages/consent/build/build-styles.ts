import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The style sheet of the dialog as visitors get it. */
export function renderStyles(): string {
  return Buffer.from(bundle({ filename: `${root}/src/styles.css`, minify: true }).code).toString();
}

/** Writes `dist/styles.css`. */
export async function buildStyles(): Promise<void> {
  await mkdir(`${root}/dist`, { recursive: true });
  await writeFile(`${root}/dist/styles.css`, renderStyles());
}
