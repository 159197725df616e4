/** A chunk that progressively enhances server-rendered HTML. */
export type EnhancementModule = { readonly attach: (root: Document) => void };

/** The elements an enhancement applies to, as a CSS selector, and the chunk that implements it. */
export type Enhancement = readonly [
  selector: string,
  load: () => Promise<EnhancementModule>,
  /** `near`: load when the first matching element approaches the viewport. */
  when?: 'near',
];

/** The enhancements of all pages. A page loads only the chunks it needs (design §2, §3.6). */
export const enhancements: readonly Enhancement[] = [
  ['a[data-video-player]', () => import('./videos.ts')],
  ['[data-lead-form]', () => import('./lead-form.ts'), 'near'],
];
