import type { ProductKind } from '@plaza/contract';
import { foldText } from '@plaza/contract/typed';
import type { TranslateInterface } from '@plaza/i18n';
import { href, type RoutedSite } from '@plaza/routing';
import { listOf } from '../products/kind-lists.ts';
import { kindNames, kindRow } from '../products/kinds.ts';
import type { ListSettings } from '../products/live/list-settings.ts';
import { listSettings } from '../products/live/list-settings-of.ts';
import { isLivePage } from '../products/live/live-pages.ts';
import { pageProducts } from '../products/page-products.ts';
import type { SiteContent } from '../site-content.ts';
import { matchWord } from './query/match-word.ts';
import type { SearchIndex, SearchList, SearchOption, SearchWords } from './query/search-index.ts';
import { kindPhrases, wantedOf } from './search-phrases.ts';

type Parts = {
  readonly site: RoutedSite<unknown>;
  readonly locale: string;
  readonly content: SiteContent;
};

/** What the search of a locale knows: its pages, its lists with their choices, its words. */
export async function searchIndex(parts: Parts): Promise<SearchIndex> {
  const { content, locale } = parts;
  const { t, formats } = await content.translator();
  const { entries } = await content.list('searchMenuItems');
  const lists = await Promise.all(kindNames.map((kind) => searchList(kind, parts)));
  return {
    ...{ locale, currency: formats.currency },
    pages: entries.map(({ label, link, keywords }) => [label, link.value, ...keywords]),
    lists: lists.flatMap((list) => list ?? []),
    words: searchWords(t),
  };
}

function searchWords(t: TranslateInterface): SearchWords {
  return {
    thousand: phrasesOf(t('search-words-thousand')),
    money: phrasesOf(t('search-words-money')),
    days: {
      1: phrasesOf(t('search-words-day')),
      7: phrasesOf(t('search-words-week')),
      30: phrasesOf(t('search-words-month')),
      360: phrasesOf(t('search-words-year')),
    },
    ignored: phrasesOf(t('search-words-ignored')),
  };
}

/** Phrases of a text with commas between, as a search is read: `Sms-lån` is `sms lan`. */
function phrasesOf(text: string): string[] {
  const phrases = text.split(',').map((phrase) =>
    foldText(phrase)
      .replace(/[^\p{L}\p{N}*]+/gu, ' ')
      .trim(),
  );
  return [...new Set(phrases)].filter(Boolean);
}

/** The list of a kind that answers choices; undefined if the locale has none with products. */
async function searchList(
  kind: ProductKind,
  { site, locale, content }: Parts,
): Promise<SearchList | undefined> {
  const words = kindPhrases[kind];
  const path = listOf(kind, { site }, locale);
  const page = path === undefined ? undefined : await content.page(path);
  if (!words || !path || !page?.productList || !isLivePage(page)) return undefined;
  // A search leads to lists; nothing of it leads to a lender.
  const noLink = () => '';
  const writing = { ...(await content.translator()), offerLink: noLink };
  const { t } = writing;
  const { listed, order, term } = await pageProducts({ page, content });
  if (listed.length === 0) return undefined;
  const settings = listSettings({ page, listed, order, term, writing });
  const phrases = phrasesOf(t(words));
  return {
    label: t(kindRow(kind).name),
    href: href(site, { locale, path }),
    phrases,
    ...amountOf(settings),
    terms: termsOf(settings),
    options: [...filtersOf(kind, settings, t), ...sortsOf(kind, settings, t)]
      .map((option) => ({
        ...option,
        phrases: option.phrases.filter((phrase) => !isSame(phrase, phrases)),
      }))
      .filter((option) => option.phrases.length > 0),
  };
}

/** `Savings account` is a kind of account, and what people call all of them. */
const isSame = (phrase: string, phrases: readonly string[]) =>
  phrases.some((each) => matchWord(phrase, each) > 1);

function amountOf({ inputs }: ListSettings): Pick<SearchList, 'amount'> {
  const [amount] = (['amount', 'balance'] as const).filter((name) => inputs[name]);
  return amount && !inputs.trades ? { amount } : {};
}

/** The option of a filter that is a term: `term:90`. */
const TERM = /^term:(\d+)$/;

const optionsOf = ({ groups }: ListSettings) => groups.flatMap(({ options }) => options);
const filterQuery = (name: string) => `filter=${encodeURIComponent(name)}`;

function termsOf(settings: ListSettings): SearchList['terms'] {
  const own = settings.terms.map((days) => ({
    ...{ days, label: settings.days[days] ?? '', query: `term=${days}` },
  }));
  const filters = optionsOf(settings).flatMap(({ name, label }) => {
    const days = TERM.exec(name)?.[1];
    return days ? [{ days: Number(days), label, query: filterQuery(name) }] : [];
  });
  return [...own, ...filters];
}

/** Filters by their labels, and by what else people call them. A label with a number is no phrase. */
function filtersOf(kind: ProductKind, settings: ListSettings, t: TranslateInterface) {
  return optionsOf(settings)
    .filter(({ name }) => !TERM.test(name))
    .map(({ name, label }): SearchOption => {
      const further = wantedOf(kind).filter((wanted) => wanted.filter === name);
      const texts = [label, ...further.flatMap(({ words }) => words.map((each) => t(each)))];
      const phrases = texts.flatMap(phrasesOf).filter((phrase) => !/\d/.test(phrase));
      return { label, phrases, query: filterQuery(name) };
    });
}

function sortsOf(kind: ProductKind, { sorts }: ListSettings, t: TranslateInterface) {
  return wantedOf(kind).flatMap(({ words, sort }): SearchOption[] => {
    const at = sorts.findIndex(({ name }) => name === sort);
    const found = sorts[at];
    if (!found) return [];
    const query = at > 0 ? { query: `sort=${found.name}` } : {};
    return [{ label: found.label, phrases: words.flatMap((each) => phrasesOf(t(each))), ...query }];
  });
}
