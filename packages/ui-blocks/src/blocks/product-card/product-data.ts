import type { RepresentativeExampleLabels } from '../representative-example/representative-example.tsx';
import type { RepresentativeExampleFigures } from '../representative-example/schema.ts';
import type { ProductActionData } from './product-action.tsx';

/** A product as the visitor reads it: every figure already formatted for the page's locale. */
export interface ProductCardData {
  /** The product's id; carried as `data-product-id` and used to name the card. */
  id: number | string;
  name: string;
  /** A kind with rules of its own; carried as `data-kind`, so that finished pages can be checked. */
  kind?: string;
  /** Annual percentage rate in percent, as a number; carried as `data-apr`, so that an order by it can be checked. */
  apr?: number;
  /** `role` is the word for what it does, e.g. "Entidad". */
  lender: { name: string; legalName?: string; role?: string; logo?: ProductLogo };
  /** A card that is paid with is drawn instead of a logo; with the network's name. */
  face?: { network: string };
  /** What the law requires to be read before everything else. */
  warning?: ProductWarningData;
  /** What matters most for the kind, in order; a row shows the first of them, its details the others. */
  figures: readonly ProductFigure[];
  /** The amount of each payment, which leads the row of an offer that is repaid in several. */
  payment?: ProductFigure;
  /** The example that belongs to every figure of credit. */
  example?: RepresentativeExampleFigures;
  details?: readonly ProductDetailsData[];
  highlights: readonly string[];
  conditions: readonly string[];
  /** When its figures were checked, and with whom. */
  checked?: string;
  /** The one action; left out for an unsafe address. */
  action: ProductActionData;
  /** What sets it apart from the other products of its list; computed, never paid for. */
  badge?: ProductBadgeData;
  /** What a live list writes into the card. */
  live?: LiveCardData;
}

/** Why a product has no figures for what was chosen, why it is where it is, and that it can be compared. */
export interface LiveCardData {
  /** Whether its example is in view; without it the list decides. */
  isExampleOpen?: boolean;
  outside?: string;
  reason?: string | undefined;
  /** What sets it apart, which the view writes. */
  badge?: ProductBadgeData | undefined;
  /** Label of the box that compares the product. */
  compare: string;
}

/** A badge in words, and the figure that it is won by, carried as `data-badge`. */
export interface ProductBadgeData {
  text: string;
  property: string | undefined;
}

export interface ProductFigure {
  /** Carried as `data-figure`. */
  name: string;
  label: string;
  value: string;
  /** The value changes with what is chosen: its name in the view. */
  live?: string;
  /** `first` leads the row; a `mark` stands below the name. By default among the figures. */
  place?: 'first' | 'mark';
  /** What the value is made of, below it; `live` is its name in the view. */
  note?: { value: string; live: string };
  /** Its share of the dearest of the list, of 100, drawn as a bar; `live` is its name in the view. */
  bar?: { share: number; live?: string };
}

/** The sentence of a warning; `figure` is its number, which stands out. */
export interface ProductWarningData {
  /** Carried as `data-warning`. */
  name: string;
  figure?: string;
  text: string;
}

/** A list of facts under a name, e.g. the fees by trade. */
export interface ProductDetailsData {
  /** Carried as `data-details`. */
  name: string;
  heading: string;
  rows: readonly ProductDetail[];
}

/**
 * `mark` is what of it stands below the product's name, where nothing needs to be opened, `icon` is
 * beside it. `share` draws the row as a step: of 100, that of the highest.
 */
export interface ProductDetail {
  name?: string;
  term: string;
  value: string;
  mark?: string;
  icon?: 'shield';
  share?: number;
}

export interface ProductLogo {
  src: string;
  width: number;
  height: number;
}

export interface ProductCardLabels {
  conditions: string;
  /** Says that the link is paid for, e.g. "Publicidad". */
  sponsored?: string;
  example: RepresentativeExampleLabels;
}
