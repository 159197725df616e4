import type { Span } from './parse-html.ts';

/** The text without the given spans; every other character stays as it was. */
export function cutSpans(text: string, spans: readonly Span[]): string {
  let kept = '';
  let position = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > position) kept += text.slice(position, start);
    position = Math.max(position, end);
  }
  return kept + text.slice(position);
}
