import { expect, test } from 'vitest';
import { sentenceCase, splitReason } from './worded-example.ts';

test.each([
  ['“Click here” — it names nothing.', { text: '“Click here”', reason: 'It names nothing.' }],
  ['“Best loan”: of what?', { text: '“Best loan”', reason: 'Of what?' }],
  ['alt: “A — b” — no.', { text: 'alt: “A — b”', reason: 'No.' }],
  ['“Note: read this”', { text: '“Note: read this”' }],
  ['Two tables in a row.', { text: 'Two tables in a row.' }],
])('splits %s', (example, parts) => {
  expect(splitReason(example)).toEqual(parts);
});

test.each([
  ['Two Offers', 'Two offers'],
  ['outlined, without text', 'Outlined, without text'],
])('writes %s as a heading', (name, heading) => {
  expect(sentenceCase(name)).toBe(heading);
});
