import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSite } from '../../model/page.ts';

/** Pages that Next wrote for the fixture app; `fixtures/runtime-app/record.ts` records them. */
const folder = join(import.meta.dirname, '../../recordings');

/** Names of all recorded pages. */
export const recordingNames: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''));

export function readRecording(name: string): string {
  return readFileSync(join(folder, `${name}.html`), 'utf8');
}

const clientModules = JSON.parse(readFileSync(join(folder, 'client-modules.json'), 'utf8'));

/** The site that the recordings were made on. */
export const recordedSite: PageSite = {
  url: 'https://fixture.example',
  clientModules: new Map<string, string>(Object.entries(clientModules)),
};
