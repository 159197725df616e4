import { href } from '@plaza/routing';
import {
  IncompleteExampleError,
  type PageView,
  parseRepresentativeExample,
} from '@plaza/ui-blocks';
import { LiveList, type LiveListProps, ProductList } from '@plaza/ui-blocks/react';
import { offerLabels } from '../../offers/offer-labels.ts';
import type { ScreenProps } from '../../screen.ts';
import { type CardWriting, offerSettings } from '../card-writing.ts';
import type { Listed } from '../kind.ts';
import { kindRow } from '../kinds.ts';
import { pageProducts } from '../page-products.ts';
import { type ListSettings, MOST_COMPARED, misfitsOf } from './list-settings.ts';
import { listSettings } from './list-settings-of.ts';
import { liveList } from './list-view.ts';
import { liveCard } from './live-card.ts';
import { otherLists } from './other-lists.ts';

type LivePage = {
  readonly writing: CardWriting;
  readonly settings: ListSettings;
  readonly view: PageView;
  readonly listed: readonly Listed[];
};

type LiveProductsProps = ScreenProps & {
  /** The lists: a fragment id, a heading, and the products of which name in the settings. */
  readonly lists: readonly {
    readonly id: string;
    readonly heading: string;
    readonly name: string;
  }[];
};

/** The products of a page in the form that filters, sorts and compares them (§2.3). */
export async function LiveProducts({ lists, ...props }: LiveProductsProps) {
  const { t } = await props.content.translator();
  const live = await livePage(props);
  const { settings } = live;
  return (
    <LiveList {...formProps(props, live)}>
      {lists.map(({ id, heading, name }) => (
        <ProductList
          key={id}
          {...{ id, heading }}
          live={name}
          order={settings.order as `${string}-ascending` | undefined}
          products={cardsOf(live, name)}
          misfits={{ heading: t('list-misfits'), products: cardsOf(live, misfitsOf(name)) }}
          labels={{ ...offerLabels(t), empty: t('products-empty') }}
        />
      ))}
    </LiveList>
  );
}

/** The cards of a list, in the order of its view. */
const cardsOf = ({ view, listed, writing }: LivePage, name: string) =>
  (view.order?.[name] ?? []).flatMap((id) => {
    const each = listed.find(({ product }) => `${product.id}` === id);
    return each ? [liveCard(each, { writing, view })] : [];
  });

async function livePage(props: ScreenProps): Promise<LivePage> {
  const { app, page, content } = props;
  const { t, formats } = await content.translator();
  const writing = { t, formats, ...offerSettings(app), amount: page.productList?.amount };
  const { listed: all, order, term } = await pageProducts(props);
  const listed = all.filter((each) => isComplete(each, writing, props));
  const reach = await otherLists(props);
  const settings = listSettings({ page, listed, order, term, reach, writing });
  const view = liveList.view(new URLSearchParams(), settings);
  return { writing, settings, view, listed };
}

/** A product without its whole example is left out, here and in the comparison. */
function isComplete(
  { product, offer }: Listed,
  writing: CardWriting,
  { app }: ScreenProps,
): boolean {
  const { example } = kindRow(product.kind).card({ product, ...(offer && { offer }) }, writing);
  try {
    if (example !== undefined) parseRepresentativeExample(example);
    return true;
  } catch (error) {
    if (!(error instanceof IncompleteExampleError)) throw error;
    app.log({ level: 'error', event: 'offer-left-out', productId: product.id, error });
    return false;
  }
}

function formProps(
  { app, match, page }: ScreenProps,
  { writing, settings, view, listed }: LivePage,
): Omit<LiveListProps, 'children'> {
  const { t, formats } = writing;
  const asks = page.pageType === 'ProductListLeadQualifier';
  const [kind] = new Set(listed.map(({ product }) => product.kind));
  const labels = kind ? kindRow(kind).live.inputs : [];
  const labelOf = (name: string) =>
    t(labels.find((input) => input.name === name)?.label ?? 'list-heading');
  const { inputs, groups, sorts } = settings;
  return {
    id: 'product-list',
    module: app.pageModule?.('product-list'),
    action: href(app.site, { locale: match.locale, path: match.route.path }),
    ...{ settings, view, groups, compared: MOST_COMPARED, isLong: !asks && listed.length > SHORT },
    inputs: Object.entries(inputs).map(([name, { min, max, default: preset = EXAMPLE }]) => ({
      ...{ name, min, max },
      error: t('list-unread', {
        example: name === 'trades' ? formats.count(preset) : formats.money(preset),
      }),
      label: asks ? t('list-question-amount') : labelOf(name),
      ...(name !== 'trades' && { unit: formats.currency }),
    })),
    terms: settings.terms.map((days) => ({ value: `${days}`, label: formats.term(days) })),
    reach: settings.reach ?? [],
    sorts,
    ...(asks && {
      questions: {
        priority: t('list-question-priority'),
        answers: PRIORITIES.map(([name, label]) => ({ name, label: t(label) })),
      },
    }),
    chips: [
      ...Object.keys(inputs).map((name) => ({ name })),
      ...(settings.term !== undefined ? [{ name: 'term' }] : []),
      ...groups.flatMap(({ options }) => options),
    ],
    labels: {
      heading: t('list-heading'),
      term: t(asks ? 'list-question-term' : 'product-term'),
      sort: t('list-sort'),
      filters: t('list-filters'),
      done: t('list-done'),
      submit: t(asks ? 'list-answer' : 'list-submit'),
      applied: t('list-applied'),
      remove: t('list-remove'),
      clear: t('list-clear'),
      none: t('list-none'),
      reach: t('list-reach'),
      compare: {
        heading: t('compare-heading'),
        submit: t('compare-submit'),
        figure: t('compare-figure'),
        remove: t('compare-remove'),
        action: t('compare-action'),
        sponsored: t('sponsored'),
        address: t('compare-address'),
      },
    },
  };
}

/** Products that are read without filters. */
const SHORT = 8;

/** What an amount looks like where the page asks for none by itself. */
const EXAMPLE = 1000;

/** The answers to the question of what matters most: what the list is sorted by. */
const PRIORITIES = [
  ['cost-ascending', 'list-priority-cost'],
  ['instalment-ascending', 'list-priority-instalment'],
  ['apr-ascending', 'list-priority-apr'],
] as const;
