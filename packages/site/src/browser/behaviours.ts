/** A chunk that brings finished HTML to life. */
export type BehaviourModule = { readonly attach: (root: Document) => void };

/** What of a page needs a behaviour, as a CSS selector, and the chunk that holds it. */
export type Behaviour = readonly [
  selector: string,
  load: () => Promise<BehaviourModule>,
  /** `near`: wanted only when the first that needs it comes near the view. */
  when?: 'near',
];

/** The behaviours of all pages; a chunk is loaded only by a page that needs it (design §2, §3.6). */
export const behaviours: readonly Behaviour[] = [
  ['a[data-video-player]', () => import('./videos.ts')],
  ['[data-lead-form]', () => import('./lead-form.ts'), 'near'],
  ['form[data-message-form]', () => import('./message-form.ts')],
  ['[data-error-status]', () => import('./error-page.ts')],
];
