import { expect, test } from 'vitest';
import { pseudoWords } from './pseudo-words.ts';

test.each([
  ['Loan', '[Ļöáñ éé]'],
  ['Play: {title}', '[Pļáý: {title} één tw]'],
  ['APR', '[ÁPŔ éé]'],
])('%s becomes %s', (words, pseudo) => {
  expect(pseudoWords(words)).toBe(pseudo);
});

test('words grow by two fifths at least, however long', () => {
  for (const length of [1, 10, 100, 1000]) {
    expect(pseudoWords('a'.repeat(length)).length).toBeGreaterThanOrEqual(length * 1.4);
  }
});
