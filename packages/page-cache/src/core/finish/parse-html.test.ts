import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutSpans } from './cut-spans.ts';
import { parseHtml } from './parse-html.ts';
import { readRecording, recordingNames } from './read-recording.test.support.ts';

it('finds the exact offsets of every element and comment', () => {
  for (const html of recordingNames.map(readRecording))
    for (const node of parseHtml(html)) {
      const source = html.slice(node.start, node.end);
      if (node.kind === 'comment') expect(source).toBe(`<!--${node.text}-->`);
      else expect(source.toLowerCase().startsWith(`<${node.name}`)).toBe(true);
    }
});

it('finds them after characters of any width and any kind of line break', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'ñ', '💶', '\r', '\n', '\r\n', '\0', '&', ' '),
  });
  fc.assert(
    fc.property(text, text, (before, inside) => {
      const html = `<p>${before}</p><script>${inside}</script><!--${inside}x-->`;
      const sources = parseHtml(html).map(({ start, end }) => html.slice(start, end));
      expect(sources).toEqual([
        `<p>${before}</p>`,
        ...html.slice(before.length + 7).split(/(?=<!--)/),
      ]);
    }),
  );
});

it('reads templates but not text', () => {
  const html = '<template id="B:0"><b>a</b></template><textarea><i></textarea><title><u></title>';
  const names = parseHtml(html).map((node) => node.kind === 'element' && node.name);
  expect(names).toEqual(['template', 'b', 'textarea', 'title']);
});

it('cuts adjacent, nested and unordered spans', () => {
  const spans = [
    { start: 4, end: 6 },
    { start: 0, end: 2 },
    { start: 1, end: 2 },
    { start: 2, end: 3 },
  ];
  expect(cutSpans('0123456789', spans)).toBe('36789');
  expect(cutSpans('0123456789', [])).toBe('0123456789');
});
