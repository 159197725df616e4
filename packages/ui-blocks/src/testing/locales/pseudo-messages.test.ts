import { expect, test } from 'vitest';
import { pseudoMessage } from './pseudo-messages.ts';

test.each([
  ['Loan', '[Ļöáñ éé]'],
  ['Play: {title}', '[Pļáý: {title} één tw]'],
  ['APR', '[ÁPŔ éé]'],
])('%s becomes %s', (message, pseudo) => {
  expect(pseudoMessage(message)).toBe(pseudo);
});

test('words grow by two fifths at least, however long', () => {
  for (const length of [1, 10, 100, 1000]) {
    expect(pseudoMessage('a'.repeat(length)).length).toBeGreaterThanOrEqual(length * 1.4);
  }
});
