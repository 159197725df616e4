import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderIconPlaces, renderIconSheet } from '../../build/icons/icon-sheet.ts';
import { readIconPaths } from '../../build/icons/read-icon-paths.ts';
import { Icon } from './icon.tsx';
import { ICON_NAMES } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { COLUMNS } from './icon-place.ts';
import { LazyIcon } from './lazy-icon.tsx';

describe('§3.4 named icons', () => {
  test('there are 36, each named once', () => {
    expect(new Set(ICON_NAMES).size).toBe(36);
    expect(Object.keys(ICON_PATHS)).toEqual([...ICON_NAMES]);
  });

  test('the table matches the drawings; `pnpm icons` rewrites it', async () => {
    expect(ICON_PATHS).toEqual(await readIconPaths());
  });

  test('no two icons look the same', () => {
    expect(new Set(Object.values(ICON_PATHS)).size).toBe(ICON_NAMES.length);
  });

  test.each(ICON_NAMES)('%s is a path and nothing else', (name) => {
    expect(ICON_PATHS[name]).toMatch(/^M[MLHVCSQTAZmlhvcsqtaz\d.,\s-]+Z$/);
  });

  test.each(ICON_NAMES)('%s is decoration until it is given a title', (name) => {
    const path = `<path d="${ICON_PATHS[name]}"></path></svg>`;
    const size = 'class="pz-icon" viewBox="0 0 256 256" width="1em" height="1em"';
    expect(renderToStaticMarkup(<Icon name={name} />)).toBe(
      `<svg ${size} aria-hidden="true">${path}`,
    );
    expect(renderToStaticMarkup(<Icon name={name} title={'<"&'} />)).toBe(
      `<svg ${size} role="img"><title>&lt;&quot;&amp;</title>${path}`,
    );
  });
});

describe('§8 a missing icon', () => {
  test.each(['', 'Heart', 'unicorn', 'constructor', '__proto__', 'toString'])(
    '%j draws nothing and is reported',
    (name) => {
      const missing: string[] = [];
      const onMissing = (missed: string) => missing.push(missed);
      expect(renderToStaticMarkup(<Icon name={name} onMissing={onMissing} />)).toBe('');
      expect(missing).toEqual([name]);
    },
  );

  test('onMissing is optional', () => {
    expect(renderToStaticMarkup(<Icon name="unicorn" title="x" />)).toBe('');
  });

  test('a known icon does not call onMissing', () => {
    const tell = () => expect.unreachable();
    expect(renderToStaticMarkup(<Icon name="heart" onMissing={tell} />)).not.toBe('');
  });
});

describe('§3.4 icons that load when they are shown', () => {
  const sheet = renderIconSheet();
  const styles = renderIconPlaces();

  test.each(ICON_NAMES)('%s is in its place of the picture of all', (name) => {
    const markup = renderToStaticMarkup(<LazyIcon name={name} />);
    const [, column, row] =
      /^<span class="pz-lazy-icon" data-column="(\d)" data-row="(\d)"><\/span>$/.exec(markup) ?? [];
    const place = `translate(${Number(column) * 256} ${Number(row) * 256})`;
    expect(sheet).toContain(`<path d="${ICON_PATHS[name]}" transform="${place}"/>`);
    expect(styles).toContain(`[data-column='${column}'] {\n  --pz-icon-column: ${column};`);
    expect(styles).toContain(`[data-row='${row}'] {\n  --pz-icon-row: ${row};`);
  });

  test('the picture is as wide as the style sheet shows it', () => {
    const styleSheet = readFileSync(`${import.meta.dirname}/lazy-icon.css`, 'utf8');
    expect(sheet).toContain(` viewBox="0 0 ${256 * COLUMNS} ${256 * 6}">`);
    expect(styleSheet).toContain(`/ ${COLUMNS}em`);
  });

  test('any other is drawn in the page', () => {
    const drawing = { width: 8, height: 8, paths: ['M1 1h6v6H1z'] };
    expect(renderToStaticMarkup(<LazyIcon name="own" drawing={drawing} />)).toContain(
      '<path d="M1 1h6v6H1z"></path>',
    );
  });
});
