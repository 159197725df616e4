import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * First path segments of the routes in an app's `app/` folder that are no pages of the site. A folder
 * in parentheses groups routes and is no segment.
 */
export function appSegments(projectDir: string, folder = 'app'): string[] {
  return foldersIn(join(projectDir, folder)).flatMap((name) => {
    if (name.startsWith('(')) return appSegments(projectDir, `${folder}/${name}`);
    return /^[[_@]/.test(name) ? [] : [name];
  });
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    // Tools may load an app's configuration from another folder, only to read it.
    return [];
  }
}
