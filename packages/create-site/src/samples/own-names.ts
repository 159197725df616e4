import type { Product } from '@plaza/contract';
import { slugOf } from '../content/products.ts';

/** Who is behind a model, by its place in the row of a locale, and what its product is called. */
const roles: Readonly<Record<number, readonly [place: number, called: string]>> = {
  100: [0, 'Card'],
  101: [1, 'Plus'],
  201: [1, '12'],
  200: [2, 'Flex'],
  300: [3, 'Depot'],
  301: [4, 'Trading'],
  400: [5, 'One'],
  401: [6, 'Compass'],
  500: [7, 'Planner'],
};

/**
 * Fictional companies of each locale's models: cards, bank, savings, shares, trading, two brokers of
 * credit, planner. No company was found under any of them.
 */
const companies: Readonly<Record<string, readonly string[]>> = {
  'sv-SE': [
    ...['Havrelunda', 'Ljusmark', 'Kvarnhyttan', 'Segelskär'],
    ...['Dimmarken', 'Bromhult', 'Rönnskogen', 'Pennholmen'],
  ],
  'da-DK': [
    ...['Havrebæk', 'Lysagre', 'Kornmosen', 'Sejlholm'],
    ...['Tågemark', 'Tveskov', 'Elmevig', 'Fjerholm'],
  ],
  'nb-NO': [
    ...['Havrebu', 'Lysåkre', 'Kvernlia', 'Seglholm'],
    ...['Tåkedal', 'Tvillia', 'Seljevik', 'Fjærmo'],
  ],
  'fi-FI': [
    ...['Kauraharju', 'Valoniitty', 'Myllyselkä', 'Purjeniemi'],
    ...['Usvaranta', 'Kaksola', 'Leppäselkä', 'Sulkaniemi'],
  ],
  'de-DE': [
    ...['Haferrode', 'Lichtacker', 'Mahlgrund', 'Segelrode'],
    ...['Nebelrode', 'Zwillbach', 'Erlenfurt', 'Federnau'],
  ],
  'es-ES': [
    ...['Avenadal', 'Lucerada', 'Molineda', 'Velerana'],
    ...['Nieblares', 'Hozarroyo', 'Alisedal', 'Plumadera'],
  ],
  'es-MX': [
    ...['Espigadal', 'Luzcumbre', 'Molcajera', 'Barlovina'],
    ...['Nublares', 'Dosbarrancas', 'Sabinedo', 'Plumajal'],
  ],
  'pl-PL': [
    ...['Owsnikowo', 'Jasnorola', 'Młynowiec', 'Żaglino'],
    ...['Mglinów', 'Dwustrumień', 'Olszaniec', 'Piórowo'],
  ],
  'ro-RO': [
    ...['Ovezia', 'Lumenarul', 'Morărel', 'Pânzarul'],
    ...['Cețarul', 'Gemenarul', 'Anineasca', 'Socotinda'],
  ],
  'en-PH': [
    ...['Palayeda', 'Liwayra', 'Gilingara', 'Layagara'],
    ...['Ulapara', 'Dalawaya', 'Narrania', 'Pakpakan'],
  ],
  'en-ZA': [
    ...['Oatveld', 'Brightkop', 'Millkloof', 'Sailrand'],
    ...['Mistkrans', 'Twinspruit', 'Elsenkop', 'Penveld'],
  ],
  'en-US': [
    ...['Oatmarsh', 'Brightmarl', 'Millharrow', 'Sailmere'],
    ...['Fogmere', 'Twinfell', 'Sorrelbend'],
  ],
};

/** A model under the name that its company has in this country; any other product as it is. */
export function withOwnName<P extends Product>(product: P): P {
  const { id, locale, name, provider } = product;
  const [place = -1, called = ''] = roles[id] ?? [];
  const company = companies[locale]?.[place];
  if (company === undefined) return product;
  const former = name.slice(0, -called.length).trimEnd();
  const rename = (text: string) => text.replace(former, company);
  const country = locale.slice(-2).toLowerCase();
  return {
    ...product,
    slug: `${slugOf(`${company} ${called}`)}-${country}`,
    name: `${company} ${called}`,
    provider: {
      ...provider,
      name: rename(provider.name),
      ...(provider.legalName !== undefined && { legalName: rename(provider.legalName) }),
      url: `https://${slugOf(company)}-${country}.example`,
    },
  };
}
