import type { LargeLocale } from './large-locales.ts';
import { createRandom, type SeededRandom } from './seeded-random.ts';

/** Texts in a locale's sample language. */
export interface LargeTexts {
  words(random: SeededRandom, count: number): string;
  /** Like `words`, with a capital and a full stop. */
  sentence(random: SeededRandom): string;
  paragraph(random: SeededRandom, sentences: number): string;
}

/** Distinct words of a language, as in a real collection of articles. */
const vocabularySize = 6000;

/** The locale's own words first: a skewed choice makes them the frequent ones. */
export function createTexts({ locale, words, syllables }: LargeLocale): LargeTexts {
  const vocabulary = createVocabulary(locale, words, syllables);
  const sequence = (random: SeededRandom, count: number) =>
    Array.from({ length: count }, () => random.pick(vocabulary, 3)).join(' ');
  const sentence = (random: SeededRandom) => {
    const text = sequence(random, 8 + random.below(12));
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  return {
    words: sequence,
    sentence,
    paragraph: (random, sentences) =>
      Array.from({ length: sentences }, () => sentence(random)).join(' '),
  };
}

/** The same in all locales of a language. */
function createVocabulary(locale: string, words: readonly string[], syllables: readonly string[]) {
  const random = createRandom(locale.charCodeAt(0) * 256 + locale.charCodeAt(1));
  const vocabulary = new Set(words);
  while (vocabulary.size < vocabularySize) {
    const parts = Array.from({ length: 2 + random.below(3) }, () => random.pick(syllables));
    vocabulary.add(parts.join(''));
  }
  return [...vocabulary];
}
