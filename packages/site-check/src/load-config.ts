import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteConfigError } from '@plaza/routing';
import type { PlazaSite } from '@plaza/site-config';
import { configFile, readSite } from '@plaza/site-config/folder';
import { parseModule } from './locate-in-module.ts';
import type { Finding } from './model.ts';

/** Loads the site defined by an app's `plaza.config.ts`, or returns what prevents it. */
export async function loadConfig(
  projectDir: string,
): Promise<{ plaza: PlazaSite } | { findings: Finding[] }> {
  const syntax = syntaxFindings(projectDir);
  if (syntax.length > 0) return { findings: syntax };
  try {
    return { plaza: await readSite(projectDir) };
  } catch (error) {
    return { findings: configFindings(error as Error) };
  }
}

/**
 * Syntax errors of the app's two modules, found with their position before the modules are
 * executed.
 */
function syntaxFindings(projectDir: string): Finding[] {
  return [configFile, 'routes.ts'].flatMap((file) => {
    try {
      parseModule(readFileSync(join(projectDir, file), 'utf8'));
      return [];
    } catch (error) {
      // `readSite` reports a missing file.
      if (!(error instanceof SyntaxError)) return [];
      const { line = 1, column = 0 } =
        (error as { loc?: { line: number; column: number } }).loc ?? {};
      const message = `not valid TypeScript: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`;
      return [{ file, position: { line, column: column + 1 }, message }];
    }
  });
}

function configFindings(error: Error): Finding[] {
  const cause = error.cause ?? error;
  if (!(cause instanceof SiteConfigError))
    return [{ file: configFile, message: (cause as Error).message }];
  return cause.errors.map(({ field, message }) => ({
    file: configFile,
    path: pathOfField(field),
    message,
  }));
}

/** Splits `countries[0].currency.name` into its keys. */
const pathOfField = (field: string) => field.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
