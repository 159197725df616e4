import { type FallbackNode, NO_PROPS, type Renderer } from '../../model/rich-text/renderer.ts';

const LONGEST_PRINT = 2000;

/** The named fallback of an unknown node, with its attributes (§2.6). */
export function writeFallback<T>({ type, attrs, inline }: FallbackNode, renderer: Renderer<T>): T {
  const all = (...parts: T[]) =>
    parts.reduce((written, part) => renderer.add(written, part), renderer.none());
  const name = renderer.element('strong', NO_PROPS, renderer.text(type));
  const printed = renderer.element('code', NO_PROPS, renderer.text(printAttributes(attrs)));
  const props = { className: 'pz-fallback' };
  if (inline) return renderer.element('span', props, all(name, renderer.text(' '), printed));
  const heading = renderer.element('p', NO_PROPS, name);
  return renderer.element('div', props, all(heading, renderer.element('pre', NO_PROPS, printed)));
}

function printAttributes(attrs: unknown): string {
  try {
    return (JSON.stringify(attrs, null, 2) ?? '').slice(0, LONGEST_PRINT);
  } catch {
    // Nested too deeply to print.
    return '…';
  }
}
