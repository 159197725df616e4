import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { itemsOf } from './shard.ts';
import { slowFiles } from './slow-files.ts';

const rank = new Map(slowFiles.map((file, at) => [file, at]));

/**
 * Starts the slowest files of a project first: started last, one would run alone, on one of two
 * cores. In a fresh clone Vitest has no timings and sorts by file size. A worker runs the files of
 * one project and closes what they share when the next file is of another, so projects follow each
 * other, and that with browsers comes first: its files are longer.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const project = ({ project: { name } }: TestSpecification) => (name === 'node' ? 1 : 0);
    return (await super.sort(files)).toSorted(
      (a, b) => project(a) - project(b) || this.#place(a) - this.#place(b),
    );
  }

  /**
   * The files of `vitest --shard`, which deals them by their names alone though some take minutes. The order must be
   * that of the other machines, so it depends on no timings of this one.
   */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    const name = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId);
    const ordered = files.toSorted(
      (a, b) => this.#place(a) - this.#place(b) || (name(a) < name(b) ? -1 : 1),
    );
    return shard ? itemsOf(shard, ordered) : files;
  }

  #place({ moduleId }: TestSpecification): number {
    return rank.get(relative(this.ctx.config.root, moduleId)) ?? slowFiles.length;
  }
}
