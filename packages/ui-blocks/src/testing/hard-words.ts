import type { BlockFixture } from './block-fixture.ts';

/** Words that break careless layouts and pages, with the HTML that they must become. */
const HARD_WORDS = [
  {
    kind: 'long-words',
    name: 'very long words',
    words: `Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ${'unbroken'.repeat(25)}`,
    html: `Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ${'unbroken'.repeat(25)}`,
  },
  {
    kind: 'right-to-left',
    name: 'right to left',
    words: 'قرض بلا فوائد لمدة 30 يومًا (TAE 0 %) · הלוואה ללא ריבית',
    html: 'قرض بلا فوائد لمدة 30 يومًا (TAE 0 %) · הלוואה ללא ריבית',
  },
  {
    kind: 'hostile',
    name: 'hostile words',
    words: `"></p></div><script>alert(1)</script><img src=x onerror='alert(1)'>&lt;{{1}}`,
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
