import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSettings, type PageCacheSettings } from '../model/settings.ts';

/** The settings file of the build check, relative to the app's folder. */
const settingsPath = 'node_modules/.cache/plaza/page-cache.json';

/**
 * Writes the settings that the build is checked against.
 *
 * @throws Error when it cannot be written
 */
export function writeSettings(projectDir: string, settings: PageCacheSettings): void {
  const file = join(projectDir, settingsPath);
  const text = `${JSON.stringify(settings, undefined, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // Several workers of one build may write at once; each sees a whole file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** The settings of an app. @throws Error when its configuration has never been loaded, or is wrong */
export function readSettings(projectDir: string): PageCacheSettings {
  const file = join(projectDir, settingsPath);
  if (!existsSync(file)) throw new Error(`${file} is missing: run next build first`);
  return checkSettings(JSON.parse(readFileSync(file, 'utf8')));
}
