import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CARD_LABELS, PRODUCT } from '../product-card/fixtures.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import type { ProductCardData } from '../product-card/product-data.ts';
import { ProductList, type ProductListProps } from './product-list.tsx';

const card = (changes: Partial<ProductCardData> = {}) =>
  renderToStaticMarkup(
    <ProductCard product={{ ...PRODUCT, ...changes }} labels={CARD_LABELS} position={2} />,
  );
const list = (props: Partial<ProductListProps>) =>
  renderToStaticMarkup(
    <ProductList heading="Ofertas" products={[PRODUCT]} labels={CARD_LABELS} {...props} />,
  );
const count = (html: string, part: string) => html.split(part).length - 1;
const incomplete = { ...PRODUCT, id: 8, example: { ...PRODUCT.example, apr: '' } };

describe('product card', () => {
  test('lender, every figure, example and conditions are in the HTML', () => {
    const html = card();
    const words = [
      PRODUCT.name,
      PRODUCT.lender.legalName,
      ...PRODUCT.conditions,
      ...PRODUCT.highlights,
    ];
    for (const word of words) expect(html).toContain(word);
    for (const { name, label, value } of PRODUCT.figures)
      expect(html).toMatch(
        new RegExp(`data-figure="${name}"><dt[^>]*>${label}</dt><dd>${value}</dd>`),
      );
    expect(html).toContain('Ejemplo representativo');
    expect(html).toMatch(/<details[^>]*>.*Residente en España.*<\/details>/);
  });

  test('one action link, marked as paid for, named after its product', () => {
    const html = card();
    expect(count(html, '<a ')).toBe(1);
    expect(html).toContain(
      'href="https://almazara.example/solicitar" rel="sponsored nofollow noopener"',
    );
    expect(html).toContain(
      'Ir al prestamista<span class="pz-visually-hidden">: Préstamo Almazara</span></a>',
    );
  });

  test('§9 its link tells tracking what was chosen, and no amount of a loan as its value', () => {
    expect(card()).toContain('data-track="select_content" data-track-item-id="7"');
    const chosen = { amount: 250, termDays: 30 };
    expect(card({ action: { ...PRODUCT.action, chosen } })).toContain(
      'data-amount="250" data-term="30"',
    );
  });

  test('an address that is not safe leaves the card without its link', () => {
    expect(card({ action: { href: 'javascript:alert(1)', label: 'x' } })).not.toContain('<a ');
  });

  test('position and product id are there to be measured (§3.3 product view record)', () => {
    expect(card()).toContain('data-product-id="7" data-position="2"');
  });

  test('a logo keeps its place before it has loaded, an unsafe one is left out', () => {
    const logo = { src: '/logo.svg', width: 96, height: 32 };
    expect(card({ lender: { name: 'A', logo } })).toContain('width="96" height="32"');
    expect(card({ lender: { name: 'A', logo: { ...logo, src: 'data:x' } } })).not.toContain('<img');
  });

  test('a card that is paid with is drawn with the letters of its network, for sighted visitors alone', () => {
    const html = card({ face: { network: 'American Express' } });
    expect(html).toMatch(/<svg[^>]*aria-hidden="true">.*>AE<\/text>/);
    expect(card({ face: { network: '' } })).not.toContain('undefined');
  });

  test('an incomplete example stops the card', () => {
    expect(() => card({ example: incomplete.example })).toThrow('incomplete: apr');
  });
});

describe('product list', () => {
  test('keeps the order given and numbers it', () => {
    const html = list({ products: [PRODUCT, { ...PRODUCT, id: 3 }] });
    expect(html.indexOf('data-product-id="7" data-position="1"')).toBeGreaterThan(0);
    expect(html.indexOf('data-product-id="3" data-position="2"')).toBeGreaterThan(
      html.indexOf('data-product-id="7"'),
    );
  });

  test('Directive (EU) 2023/2225 art. 8(3): one example of a list is in view, that of the first', () => {
    const html = list({ products: [PRODUCT, { ...PRODUCT, id: 3 }, { ...PRODUCT, id: 4 }] });
    expect(count(html, 'open=""')).toBe(1);
    expect(html.indexOf('open=""')).toBeLessThan(html.indexOf('data-product-id="3"'));
    expect(count(html, 'data-representative-example')).toBe(3);
  });

  test('§7.3 its items are the children of a hook, so that they can be put in another order', () => {
    expect(list({})).toMatch(/<ul[^>]* data-product-list=""><li><article[^>]* data-product-id="7"/);
  });

  test('says so when there is no offer', () => {
    expect(list({ products: [] })).toContain(CARD_LABELS.empty);
    expect(list({})).not.toContain(CARD_LABELS.empty);
  });

  test('§1 says how the offers are ranked, where there are offers to rank', () => {
    const note = 'De menor a mayor TAE';
    expect(list({ note })).toContain(note);
    expect(list({ note, products: [] })).not.toContain(note);
  });

  test('an incomplete offer is left out and reported when somebody listens, and throws when nobody does', () => {
    const problems: string[] = [];
    const html = list({
      products: [incomplete, PRODUCT],
      onProblem: (problem, product) => problems.push(`${product.id} ${problem.message}`),
    });
    expect(count(html, '<article')).toBe(1);
    expect(problems).toEqual([
      expect.stringMatching(/^8 Representative example is incomplete: apr: /),
    ]);
    expect(() => list({ products: [incomplete] })).toThrow('incomplete');
  });
});
