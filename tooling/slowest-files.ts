import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

type Timing = { readonly file: string; readonly project: string; readonly seconds: number };

const shown = 10;

/** The lines about the slowest files, and about each project. */
export function timingLines(timings: readonly Timing[]): string[] {
  const byProject = Map.groupBy(timings, ({ project }) => project);
  const sum = (all: readonly Timing[]) => all.reduce((total, { seconds }) => total + seconds, 0);
  return [
    'Slowest files:',
    ...timings
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, shown)
      .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
    ...[...byProject].map(
      ([project, all]) => `${project}: ${all.length} files, ${sum(all).toFixed(0)} s of workers`,
    ),
  ];
}

/** Ends a run with its slowest files, so that each log tells where its time goes. */
// biome-ignore lint/style/noDefaultExport: Vitest imports a reporter by its path.
export default class SlowestFiles implements Reporter {
  readonly #timings: Timing[] = [];
  #root = '';

  onInit({ config }: Vitest): void {
    this.#root = config.root;
  }

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    this.#timings.push({
      file: relative(this.#root, module.moduleId),
      project: module.project.name,
      seconds: (duration + collectDuration + setupDuration) / 1000,
    });
  }

  onTestRunEnd(): void {
    console.log(`\n${timingLines(this.#timings).join('\n')}`);
  }
}
