import { expect, it } from 'vitest';
import { chooseBenchmarks, UnknownBenchmark } from './choose-benchmarks.ts';

const files = [
  'benchmarks/src/weights.bench.ts',
  'benchmarks/src/rich-text.bench.ts',
  'benchmarks/src/sites-growth.bench.ts',
];

it('runs every benchmark when none is named, except those that build sites', () => {
  expect(chooseBenchmarks(files, [])).toEqual([
    'benchmarks/src/rich-text.bench.ts',
    'benchmarks/src/weights.bench.ts',
  ]);
});

it('runs only the named benchmarks, each once, in the given order', () => {
  expect(chooseBenchmarks(files, ['weights'])).toEqual(['benchmarks/src/weights.bench.ts']);
  expect(chooseBenchmarks(files, ['weights', 'rich-text', 'weights'])).toEqual([
    'benchmarks/src/weights.bench.ts',
    'benchmarks/src/rich-text.bench.ts',
  ]);
});

it('runs a benchmark that builds sites when it is named', () => {
  expect(chooseBenchmarks(files, ['sites-growth'])).toEqual([
    'benchmarks/src/sites-growth.bench.ts',
  ]);
});

it('rejects an unknown name and lists the known ones', () => {
  const choose = () => chooseBenchmarks(files, ['rich-text', 'richtext']);
  expect(choose).toThrow(UnknownBenchmark);
  expect(choose).toThrow(
    'No benchmark is called richtext. There are:\n  rich-text\n  sites-growth\n  weights',
  );
});
