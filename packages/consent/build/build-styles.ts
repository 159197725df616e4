import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The style sheet of the dialog as visitors get it. */
export async function renderStyles(): Promise<string> {
  const code = await readFile(`${root}/src/styles.css`);
  return Buffer.from(transform({ filename: 'styles.css', code, minify: true }).code).toString();
}

/** Writes `dist/styles.css`. */
export async function buildStyles(): Promise<void> {
  await mkdir(`${root}/dist`, { recursive: true });
  await writeFile(`${root}/dist/styles.css`, await renderStyles());
}
