import { expect, test } from 'vitest';
import { buildProgress } from './build-progress.ts';

const output = `
   • turbo 2.11.11
   • Packages in scope: @plaza/contract, @plaza/site, es-loans
   • Running build in 3 packages
@plaza/contract:build: cache hit, replaying logs a22929e803bf173c
@plaza/contract:build: ESM Build start
@plaza/site:build: cache miss, executing 2c830d92ae53655f
@plaza/site:build: src/index.ts(1,1): error TS2304: Cannot find name 'x'.
@plaza/site#build:  ERROR  command (/repository/packages/site) pnpm run build exited (2)

 Tasks:    1 successful, 3 total
Failed:    @plaza/site#build

 ERROR  run failed: command  exited (2)
`;

function follow(pieces: readonly string[]) {
  const printed: string[] = [];
  let seconds = 0;
  const progress = buildProgress({
    print: (line) => printed.push(line),
    elapsed: () => (seconds += 1.2),
  });
  for (const piece of pieces) progress.read(piece);
  return { printed, progress };
}

test('prints each package once it is built, and what it still waits for', () => {
  const { printed, progress } = follow([output]);
  progress.remind();
  expect(printed).toEqual([
    '    1 s  @plaza/contract, unchanged',
    '    2 s  @plaza/site',
    '    4 s  … es-loans',
  ]);
});

test('tells after each package what is left', () => {
  const told: string[] = [];
  const onBuilt = (left: readonly string[]) => told.push(left.join());
  buildProgress({ print: () => {}, elapsed: () => 0, onBuilt }).read(output);
  expect(told).toEqual(['@plaza/site,es-loans', 'es-loans']);
});

test('reads output in any pieces', () => {
  expect(follow([...output]).printed).toEqual(follow([output]).printed);
});

test('shows of a failed build what the failed package printed', () => {
  const { progress } = follow([output]);
  expect(progress.failure(output)).toBe(
    "@plaza/site:\ncache miss, executing 2c830d92ae53655f\nsrc/index.ts(1,1): error TS2304: Cannot find name 'x'.",
  );
  expect(progress.failure('turbo did not start')).toBe('turbo did not start');
});
