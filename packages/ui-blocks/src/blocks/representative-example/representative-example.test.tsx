import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_FIGURES, EXAMPLE_LABELS } from '../product-card/fixtures.ts';
import { RepresentativeExample } from './representative-example.tsx';

const render = (figures: object) =>
  renderToStaticMarkup(
    <RepresentativeExample figures={figures as typeof EXAMPLE_FIGURES} labels={EXAMPLE_LABELS} />,
  );

describe('Directive (EU) 2023/2225 art. 8(3): the figures stand together or not at all', () => {
  test('every figure is shown under its name', () => {
    const html = render(EXAMPLE_FIGURES);
    const { charges, ...figures } = EXAMPLE_FIGURES;
    for (const figure of Object.values(figures)) expect(html).toContain(`<dd>${figure}</dd>`);
    for (const { name, amount } of charges)
      expect(html).toContain(`<dt>${name}</dt><dd>${amount}</dd>`);
  });

  test.each(Object.keys(EXAMPLE_FIGURES))(
    'without %s it refuses to render, and says so',
    (item) => {
      const { [item as keyof typeof EXAMPLE_FIGURES]: _, ...rest } = EXAMPLE_FIGURES;
      expect(() => render(rest)).toThrow(`Representative example is incomplete: ${item}: `);
    },
  );

  test.each(['', '  ', null, 12])('an item that is %j is missing', (value) => {
    expect(() => render({ ...EXAMPLE_FIGURES, apr: value })).toThrow('incomplete: apr: ');
  });

  test('no charges at all is an answer, a nameless charge is not', () => {
    expect(render({ ...EXAMPLE_FIGURES, charges: [] })).toContain('TAE');
    expect(() => render({ ...EXAMPLE_FIGURES, charges: [{ name: '', amount: '1 €' }] })).toThrow(
      'charges.0.name',
    );
  });
});
