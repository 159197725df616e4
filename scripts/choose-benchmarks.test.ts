import { expect, it } from 'vitest';
import { chooseBenchmarks, UnknownBenchmark } from './choose-benchmarks.ts';

const files = ['benchmarks/src/weights.bench.ts', 'benchmarks/src/rich-text.bench.ts'];

it('runs every benchmark when none is named', () => {
  expect(chooseBenchmarks(files, [])).toEqual([
    'benchmarks/src/rich-text.bench.ts',
    'benchmarks/src/weights.bench.ts',
  ]);
});

it('runs the named benchmarks alone, each once, in the order in which they are named', () => {
  expect(chooseBenchmarks(files, ['weights'])).toEqual(['benchmarks/src/weights.bench.ts']);
  expect(chooseBenchmarks(files, ['weights', 'rich-text', 'weights'])).toEqual([
    'benchmarks/src/weights.bench.ts',
    'benchmarks/src/rich-text.bench.ts',
  ]);
});

it('refuses an unknown name and lists the names there are', () => {
  const choose = () => chooseBenchmarks(files, ['rich-text', 'richtext']);
  expect(choose).toThrow(UnknownBenchmark);
  expect(choose).toThrow('No benchmark is called richtext. There are:\n  rich-text\n  weights');
});
