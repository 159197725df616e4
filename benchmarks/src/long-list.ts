const SETTINGS = /(data-tool-settings="" data-deferred="">)([^<]*)/;
const ITEM = /<li data-item="\d+">[\s\S]*?<\/article><\/li>/g;

type Settings = { products: { readonly id: number }[] };

/**
 * A page with its products repeated under other ids until there are `count`, in its markup and in
 * the settings of its list.
 *
 * @throws Error if the page has no list that answers
 */
export function lengthenList(html: string, count: number): string {
  const settings: Settings = JSON.parse(SETTINGS.exec(html)?.[2] ?? '{"products":[]}');
  const own = settings.products;
  const items = new Map(own.map(({ id }) => [id, itemOf(html, id)]));
  const [first = '', ...others] = html.match(ITEM) ?? [];
  if (own.length === 0 || first === '') throw new Error('The page has no list that answers');
  const copies = Array.from({ length: count }, (_, index) => {
    const product = own[index % own.length] as Settings['products'][number];
    return { product: { ...product, id: 1000 + index }, of: product.id };
  });
  const markup = copies.map(({ product, of }) =>
    (items.get(of) ?? '').replaceAll(new RegExp(`(?<=[="-])${of}(?=")`, 'g'), `${product.id}`),
  );
  settings.products = copies.map(({ product }) => product);
  return others
    .reduce((text, item) => text.replace(item, ''), html)
    .replace(first, () => markup.join(''))
    .replace(SETTINGS, (_, start: string) => start + JSON.stringify(settings));
}

const itemOf = (html: string, id: number) =>
  html.match(ITEM)?.find((item) => item.startsWith(`<li data-item="${id}"`)) ?? '';
