/** One thing that is verified. */
export interface Step {
  readonly name: string;
  /** @throws Error saying what is wrong, with file and line where there is one */
  readonly run: () => Promise<unknown>;
}

type Report = {
  readonly print: (text: string) => unknown;
  /** When the command began, by `performance.now()`. */
  readonly started: number;
};

/**
 * Runs steps one after the other, each printed with its time, up to the first that fails.
 *
 * @throws Error of that step, under its name
 */
export async function runSteps(steps: readonly Step[], { print, started }: Report): Promise<void> {
  for (const { name, run } of steps) {
    const start = performance.now();
    try {
      await run();
    } catch (error) {
      print(`✗ ${name}  ${secondsSince(start)}`);
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
    print(`✓ ${name}  ${secondsSince(start)}`);
  }
  print(`Green after ${secondsSince(started)}`);
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
