import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowFiles } from './slow-files.ts';

const rank = new Map(slowFiles.map((file, at) => [file, at]));

/**
 * Begins with the files that take longest: one that began last would run alone, on one of two
 * cores. Vitest knows no times in a fresh clone and goes by the size of the files.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      rank.get(relative(this.ctx.config.root, moduleId)) ?? slowFiles.length;
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
