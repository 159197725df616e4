import type { FallbackNode } from '../../model/rich-text/rich-text-document.ts';
import type { Sink } from '../../model/rich-text/sink.ts';

const LONGEST_PRINT = 2000;

/** The named fallback of a node that nobody handles, with its attributes (§2.6). */
export function writeFallback<T>({ type, attrs, inline }: FallbackNode, sink: Sink<T>): T {
  const name = sink.element('strong', {}, [sink.text(type)]);
  const printed = sink.element('code', {}, [sink.text(printAttributes(attrs))]);
  const props = { className: 'pz-fallback' };
  if (inline) return sink.element('span', props, [name, sink.text(' '), printed]);
  return sink.element('div', props, [
    sink.element('p', {}, [name]),
    sink.element('pre', {}, [printed]),
  ]);
}

function printAttributes(attrs: unknown): string {
  try {
    return (JSON.stringify(attrs, null, 2) ?? '').slice(0, LONGEST_PRINT);
  } catch {
    // Nested too deeply to print.
    return '…';
  }
}
