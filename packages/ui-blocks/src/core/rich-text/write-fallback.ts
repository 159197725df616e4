import type { FallbackNode } from '../../model/rich-text/rich-text-document.ts';
import { NO_PROPS, type Sink } from '../../model/rich-text/sink.ts';

const LONGEST_PRINT = 2000;

/** The named fallback of a node that nobody handles, with its attributes (§2.6). */
export function writeFallback<T>({ type, attrs, inline }: FallbackNode, sink: Sink<T>): T {
  const all = (...parts: T[]) =>
    parts.reduce((written, part) => sink.add(written, part), sink.none());
  const name = sink.element('strong', NO_PROPS, sink.text(type));
  const printed = sink.element('code', NO_PROPS, sink.text(printAttributes(attrs)));
  const props = { className: 'pz-fallback' };
  if (inline) return sink.element('span', props, all(name, sink.text(' '), printed));
  const heading = sink.element('p', NO_PROPS, name);
  return sink.element('div', props, all(heading, sink.element('pre', NO_PROPS, printed)));
}

function printAttributes(attrs: unknown): string {
  try {
    return (JSON.stringify(attrs, null, 2) ?? '').slice(0, LONGEST_PRINT);
  } catch {
    // Nested too deeply to print.
    return '…';
  }
}
