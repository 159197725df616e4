/** What is typed over the texts of the interface, with everything that can be undone and redone. */
export type TextHistory = {
  /** By slug; '' for the site's own text. */
  readonly typed: ReadonlyMap<string, string>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
};

type Step = {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  readonly time: number;
};

export type TextAction =
  | ({ readonly kind: 'type' } & Step)
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Edits of one text within this time are one step. */
const stepMs = 800;

const mostSteps = 500;

export const noTexts: TextHistory = { typed: new Map(), past: [], future: [] };

/** Line breaks become spaces, and a blank text is none, as sites read it. */
export const readTyped = (text: string): string =>
  text.trim() === '' ? '' : text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

export function reduceTexts(history: TextHistory, action: TextAction): TextHistory {
  const { typed, past, future } = history;
  if (action.kind === 'undo') {
    const step = past.at(-1);
    if (!step) return history;
    const undone = new Map(typed).set(step.slug, step.from);
    return { typed: undone, past: past.slice(0, -1), future: [step, ...future] };
  }
  if (action.kind === 'redo') {
    const [step, ...rest] = future;
    if (!step) return history;
    return { typed: new Map(typed).set(step.slug, step.to), past: [...past, step], future: rest };
  }
  const { slug, from, to, time } = action;
  if (from === to) return history;
  const last = past.at(-1);
  const continues = last?.slug === slug && time - last.time < stepMs;
  const step = { slug, from: continues ? last.from : from, to, time };
  const before = continues ? past.slice(0, -1) : past;
  return {
    typed: new Map(typed).set(slug, to),
    past: [...before, step].slice(-mostSteps),
    future: [],
  };
}
