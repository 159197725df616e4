import type { BlockFixture } from './block-fixture.ts';

export const LONG_WORDS = `Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ${'unbroken'.repeat(25)}`;
export const RIGHT_TO_LEFT_WORDS = 'قرض بلا فوائد لمدة 30 يومًا (TAE 0 %) · הלוואה ללא ריבית';
export const HOSTILE_WORDS = `"></p></div><script>alert(1)</script><img src=x onerror='alert(1)'>&lt;{{1}}`;

/** Words that break careless layouts and pages, with the HTML that they must become. */
const HARD_WORDS = [
  {
    kind: 'long-words',
    name: 'very long words',
    words: LONG_WORDS,
    html: LONG_WORDS,
  },
  {
    kind: 'right-to-left',
    name: 'right to left',
    words: RIGHT_TO_LEFT_WORDS,
    html: RIGHT_TO_LEFT_WORDS,
  },
  {
    kind: 'hostile',
    name: 'hostile words',
    words: HOSTILE_WORDS,
    html: '&quot;&gt;&lt;/p&gt;&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#x27;alert(1)&#x27;&gt;&amp;lt;{{1}}',
  },
] as const;

type Drawn = Omit<BlockFixture, 'name' | 'kind'>;

/**
 * A block's fixtures with hard words in it.
 *
 * @param draw the block's data with the words in every place for words, and its HTML with theirs
 */
export function hardWords(draw: (words: string, html: string) => Drawn): BlockFixture[] {
  return HARD_WORDS.map(({ kind, name, words, html }) => ({ kind, name, ...draw(words, html) }));
}
