import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './icon-set.ts';

const path = '<path fill="currentColor" d="M0 0h24v24H0z"/>';
const answer = (body: unknown, icon: object = {}, set: object = {}) => ({
  prefix: 'mdi',
  icons: { home: { body, ...icon } },
  width: 24,
  height: 24,
  ...set,
});
const read = (value: unknown) => drawingOf(value, 'mdi', 'home');

describe('§7.4 an icon of a service', () => {
  it('consists of paths and a size', () => {
    expect(read(answer(path))).toEqual({ width: 24, height: 24, paths: ['M0 0h24v24H0z'] });
    expect(read(answer(path + path, { width: 32 }))).toMatchObject({
      width: 32,
      paths: ['M0 0h24v24H0z', 'M0 0h24v24H0z'],
    });
    expect(read(answer(path, {}, { width: undefined, height: undefined }))?.width).toBe(16);
  });

  it.each([
    ['a script', `<script>alert(1)</script>${path}`],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>'],
    ['a use', '<use href="//evil.example/a.svg#a"/>'],
    ['a style', '<path style="fill:red" d="M0 0"/>'],
    ['a colour of its own', '<path fill="red" d="M0 0"/>'],
    ['an address as its fill', '<path fill="url(//evil.example)" d="M0 0"/>'],
    ['a group', `<g>${path}</g>`],
    ['text', 'alert(1)'],
    ['a path that is none', '<path d="javascript:alert(1)"/>'],
    ['a path without data', '<path fill="currentColor"/>'],
    ['nothing', ''],
    ['no text', 1],
    ['too much', `<path d="M${'0 '.repeat(10_000)}"/>`],
  ])('is rejected with %s', (_, body) => {
    expect(read(answer(body))).toBeUndefined();
  });

  it.each([
    ['of another set', answer(path, {}, { prefix: 'ph' })],
    ['that is turned', answer(path, { rotate: 1 })],
    ['of an absurd size', answer(path, { width: 1e9 })],
    ['that is not there', { prefix: 'mdi', icons: {}, not_found: ['home'] }],
    ['of an answer that is no set', null],
  ])('is undefined for %s', (_, value) => {
    expect(read(value)).toBeUndefined();
  });

  it('contains only path data, for any response', () => {
    const piece = fc.constantFrom(
      '<path ',
      'd="M0 0"',
      '/>',
      '<',
      '"',
      ' fill="currentColor"',
      'x',
    );
    const body = fc.oneof(
      fc.string(),
      fc.array(piece).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          body.map((it) => answer(it)),
        ),
        (value) => {
          for (const data of read(value)?.paths ?? []) expect(data).toMatch(/^[Mm][\w.,\s+-]*$/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
