import type { BlockFixture } from './block-fixture.ts';

export const LONG_TEXT = `Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ${'unbroken'.repeat(25)}`;
export const RIGHT_TO_LEFT_TEXT = 'قرض بلا فوائد لمدة 30 يومًا (TAE 0 %) · הלוואה ללא ריבית';
export const HOSTILE_TEXT = `"></p></div><script>alert(1)</script><img src=x onerror='alert(1)'>&lt;{{1}}`;

/** Texts that break careless layouts and pages, with their escaped HTML. */
const AWKWARD_TEXTS = [
  {
    kind: 'long-words',
    name: 'very long words',
    words: LONG_TEXT,
    html: LONG_TEXT,
  },
  {
    kind: 'right-to-left',
    name: 'right to left',
    words: RIGHT_TO_LEFT_TEXT,
    html: RIGHT_TO_LEFT_TEXT,
  },
  {
    kind: 'hostile',
    name: 'hostile words',
    words: HOSTILE_TEXT,
    html: '&quot;&gt;&lt;/p&gt;&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#x27;alert(1)&#x27;&gt;&amp;lt;{{1}}',
  },
] as const;

type Drawn = Omit<BlockFixture, 'name' | 'kind'>;

/**
 * A block's fixtures with awkward texts.
 *
 * @param draw returns the block's data with the text in every text field, and its HTML
 */
export function awkwardTexts(draw: (words: string, html: string) => Drawn): BlockFixture[] {
  return AWKWARD_TEXTS.map(({ kind, name, words, html }) => ({ kind, name, ...draw(words, html) }));
}
