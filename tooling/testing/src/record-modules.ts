import { readFileSync } from 'node:fs';

/** Tells which modules a Node program loads. */
export type RecordedModules = {
  /** For the program, before its file. */
  readonly nodeArgs: readonly string[];
  /** The addresses of the modules that it has loaded so far. */
  read(): string[];
};

/** @param file to which the program writes them, which must not exist */
export function recordModules(file: string): RecordedModules {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        appendFileSync(${JSON.stringify(file)}, url + '\\n');
        return next(url, context);
      },
    });`;
  return {
    nodeArgs: ['--import', `data:text/javascript,${encodeURIComponent(program)}`],
    read: () => readFileSync(file, 'utf8').trim().split('\n'),
  };
}
