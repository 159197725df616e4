import type { App } from '@plaza/workspace/apps';
import type { Processes } from '@plaza/workspace/processes';
import { buildCommand } from '@plaza/workspace/run';
import { buildProgress } from './build-progress.ts';

/** A build that prints nothing for this long says what it is waiting for. */
const reminderMs = 10_000;

/** A build that is running, and prints its progress. */
export type Build = {
  /** Resolves when everything is built. @throws {Error} with what the failed packages printed */
  readonly whole: Promise<void>;
  /** Resolves as soon as what is left to build is as wanted; otherwise ends as `whole` does. */
  readonly until: (isEnough: (left: ReadonlySet<string>) => boolean) => Promise<void>;
};

/** Builds what the filters name. */
export function startBuild(processes: Pick<Processes, 'run'>, filters: readonly string[]): Build {
  const start = performance.now();
  const waiting: (() => void)[] = [];
  let left: ReadonlySet<string> | undefined;
  const follow = buildProgress({
    print: (line) => {
      console.log(line);
      reminder.refresh();
    },
    elapsed: () => (performance.now() - start) / 1000,
    onBuilt: (names) => {
      left = new Set(names);
      for (const check of waiting) check();
    },
  });
  const reminder = setInterval(follow.remind, reminderMs);
  const whole = processes
    .run({ ...buildCommand(filters, 'full'), follow })
    .finally(() => clearInterval(reminder));
  return {
    whole,
    until: (isEnough) =>
      new Promise((resolve, reject) => {
        const check = () => left && isEnough(left) && resolve();
        waiting.push(check);
        check();
        whole.then(resolve, reject);
      }),
  };
}

/** The last site is built for half a minute by one core; the packages are built by then. */
export function untilCoreIsFree({ until }: Build, sites: readonly Pick<App, 'name'>[]) {
  const names = new Set(sites.map(({ name }) => name));
  return until((left) => left.size < names.size && [...left].every((name) => names.has(name)));
}
