import type { Behaviour } from './behaviours.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/** Loads and attaches the behaviours that this page needs. One that fails is reported, and leaves the others and the page alone (§8). */
export function attachBehaviours(behaviours: readonly Behaviour[]): void {
  for (const [selector, load] of behaviours)
    if (document.querySelector(selector))
      loadChunk(load, ({ attach }) => attach(document)).catch(report);
}
