type Report = {
  readonly print: (line: string) => void;
  /** Seconds since the build began. */
  readonly elapsed: () => number;
  /** Called after each package, with the names of those that are left. */
  readonly onBuilt?: (left: readonly string[]) => void;
};

const ofTask = /^(\S+):build: (.*)$/;
const ofScope = /Packages in scope: (.+)$/;
const ofFailures = /^Failed:\s+(.+)$/m;

/**
 * Follows the output of `turbo run build --output-logs=full --log-order=grouped`, which writes what a
 * package printed once it is built: prints a line for each, with the seconds so far.
 */
export function buildProgress({ print, elapsed, onBuilt = () => {} }: Report) {
  const logs = new Map<string, string[]>();
  let waiting: string[] = [];
  let rest = '';
  const stamp = () => `${Math.round(elapsed())} s`.padStart(7);

  function readLine(line: string): void {
    const scope = ofScope.exec(line)?.[1];
    if (scope) waiting = scope.split(', ');
    const [, name, text = ''] = ofTask.exec(line) ?? [];
    if (name === undefined) return;
    const log = logs.get(name);
    if (log) return void log.push(text);
    logs.set(name, [text]);
    waiting = waiting.filter((other) => other !== name);
    print(`${stamp()}  ${name}${text.startsWith('cache hit') ? ', unchanged' : ''}`);
    onBuilt(waiting);
  }

  return {
    read(chunk: string): void {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) readLine(line.trimEnd());
    },
    /** Says what is not built yet, for a build that has printed nothing for a while. */
    remind(): void {
      if (waiting.length > 0) print(`${stamp()}  … ${waiting.join(', ')}`);
    },
    /** What the failed packages printed, or everything if none is named. */
    failure(output: string): string {
      const failed = ofFailures.exec(output)?.[1]?.match(/\S+(?=#build)/g) ?? [];
      const texts = failed.flatMap((name) => [`${name}:`, ...(logs.get(name) ?? [])]);
      return texts.length > 0 ? texts.join('\n') : output;
    },
  };
}
