import type { Answers, Scope } from '../model/answers.ts';
import { optionalPages, seededProductTypes, vendorNames } from '../model/options.ts';
import { readAmounts, writeAmounts } from './read-amounts.ts';
import { readHue, readTokenFile, readVendors } from './read-brand.ts';
import {
  readCountries,
  readDefaultCountry,
  readPrefixes,
  seededCountries,
} from './read-countries.ts';
import { oneOf, someOf } from './read-lists.ts';
import { readFolder, readId, readName, readPort, readUrl } from './read-place.ts';
import { readRegimes, withoutRegime } from './read-regimes.ts';

export interface Field {
  readonly name: keyof Answers;
  /** Name of the flag; the folder stands without one. */
  readonly flag: string;
  readonly placeholder: string;
  /** For `--help`. */
  readonly help: string;
  readonly question: string;
  /** @throws AnswerError for a value that cannot be taken */
  readonly read: (text: string, scope: Scope) => unknown;
  /** What is proposed; a field without a proposal has to be answered. */
  readonly propose?: (scope: Scope) => string;
  /** Answers that the field needs; without them it cannot be read. */
  readonly needs?: readonly (keyof Answers)[];
  /** Whether it is asked for at all; always unless said otherwise. */
  readonly isAsked?: (answers: Partial<Answers>) => boolean;
}

const hasSeveral = ({ countries = [] }: Partial<Answers>) => countries.length > 1;

/** Every question and its flag, in the order of asking. Adding a row is the whole change, beside `Answers`. */
export const fields: readonly Field[] = [
  {
    name: 'folder',
    flag: 'folder',
    placeholder: '<folder>',
    help: 'the new folder, such as apps/mx-loans; its name is the package’s',
    question: 'Folder of the site',
    read: readFolder,
  },
  {
    name: 'name',
    flag: 'name',
    placeholder: '<name>',
    help: 'name as visitors see it, up to 40 characters',
    question: 'Name as visitors see it',
    read: readName,
  },
  {
    name: 'url',
    flag: 'url',
    placeholder: '<origin>',
    help: 'address as the public sees it, without a path: https://jacaranda.example',
    question: 'Address as the public sees it',
    read: readUrl,
  },
  {
    name: 'id',
    flag: 'id',
    placeholder: '<number>',
    help: 'website id at the leads service; the next free one unless given',
    question: 'Website id at the leads service',
    read: readId,
    propose: ({ surroundings }) => String(Math.max(100, ...surroundings.ids.keys()) + 1),
  },
  {
    name: 'productType',
    flag: 'product-type',
    placeholder: '<type>',
    help: `one of ${seededProductTypes.join(', ')}; Finance unless given`,
    question: 'Product type',
    read: oneOf(seededProductTypes, 'a product type that seed content is written for'),
    propose: () => 'Finance',
  },
  {
    name: 'countries',
    flag: 'countries',
    placeholder: '<codes>',
    help: `countries by ISO code, such as MX or MX,PL; with texts are ${seededCountries.join(', ')}`,
    question: 'Countries, by ISO code, with commas',
    read: readCountries,
  },
  {
    name: 'prefixes',
    flag: 'prefixes',
    placeholder: '<code=segment>',
    help: 'first path segment of countries, such as MX=mexico,PL=polska; the code in lower case unless given',
    question: 'First path segment of each country',
    read: readPrefixes,
    propose: ({ answers: { countries = [] } }) =>
      hasSeveral({ countries })
        ? countries.map((country) => `${country}=${country.toLowerCase()}`).join(',')
        : '',
    needs: ['countries'],
    isAsked: hasSeveral,
  },
  {
    name: 'defaultCountry',
    flag: 'default-country',
    placeholder: '<code>',
    help: 'country of a path without a prefix; the first unless given',
    question: 'Country of a path without a prefix',
    read: readDefaultCountry,
    propose: ({ answers: { countries = [] } }) => countries[0] ?? '',
    needs: ['countries'],
    isAsked: hasSeveral,
  },
  {
    name: 'regimes',
    flag: 'regime',
    placeholder: '<code=regime>',
    help: 'regime of credit law that a country keeps to, such as GB=uk-conc; needed where its own is not known, its own unless given',
    question: 'Regime of credit law of each country without one of its own',
    read: (text, scope) => readRegimes(text, scope),
    propose: () => '',
    needs: ['countries'],
    isAsked: ({ countries = [] }) => withoutRegime(countries).length > 0,
  },
  {
    name: 'tokens',
    flag: 'tokens',
    placeholder: '<file>',
    help: 'a brand’s token file, in place of --hue',
    question: 'Token file of the brand',
    read: readTokenFile,
    isAsked: () => false,
  },
  {
    name: 'hue',
    flag: 'hue',
    placeholder: '<degrees>',
    help: 'hue of the brand from 0 to 360 (OKLCH), from which its colours are derived',
    question:
      'Hue of the brand, from 0 to 360 (20 red, 90 yellow, 150 green, 250 blue, 300 violet)',
    read: readHue,
    isAsked: ({ tokens }) => tokens === undefined,
  },
  {
    name: 'vendors',
    flag: 'vendors',
    placeholder: '<vendor=id>',
    help: `ids at vendors, such as google=G-1234,meta=100; of ${vendorNames.join(', ')}. None unless given`,
    question: 'Ids at vendors, such as google=G-1234,meta=100 (empty: none)',
    read: readVendors,
    propose: () => '',
    needs: ['countries', 'productType'],
  },
  {
    name: 'amounts',
    flag: 'amounts',
    placeholder: '<numbers>',
    help: 'loan amounts, such as 1000,3000, or MX=1000,3000 for one country (may be given again); usual ones unless given',
    question: 'Loan amounts of each country',
    read: readAmounts,
    propose: ({ answers }) => writeAmounts(answers.countries ?? []),
    needs: ['countries'],
  },
  {
    name: 'pages',
    flag: 'pages',
    placeholder: '<pages>',
    help: `pages beside the front page and the policies, of ${optionalPages.join(', ')}; all unless given`,
    question: 'Pages beside the front page and the policies',
    read: someOf(optionalPages, 'a page that may be left out'),
    propose: () => optionalPages.join(','),
  },
  {
    name: 'port',
    flag: 'port',
    placeholder: '<number>',
    help: 'port of the site on this machine; a free one unless given',
    question: 'Port on this machine',
    read: readPort,
    propose: ({ surroundings }) => String(surroundings.freePort),
  },
];

/** How a field is named in a message. */
export const labelOf = ({ flag }: Field) => (flag === 'folder' ? '<folder>' : `--${flag}`);
