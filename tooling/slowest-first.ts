import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowFiles } from './slow-files.ts';

const rank = new Map(slowFiles.map((file, at) => [file, at]));

/**
 * Starts the slowest files first: started last, one would run alone, on one of two cores. In a
 * fresh clone Vitest has no timings and sorts by file size.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      rank.get(relative(this.ctx.config.root, moduleId)) ?? slowFiles.length;
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
