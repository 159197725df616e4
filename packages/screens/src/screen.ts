import type { Page, Product } from '@plaza/contract';
import type { PageMatch, RoutedSite } from '@plaza/routing';
import type { RenderContext } from '@plaza/ui-blocks';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Partners } from './partners.ts';
import type { ScreenName } from './screen-names.ts';
import type { SiteContent } from './site-content.ts';

/** The site as screens need it. */
export type ScreenApp = {
  /** The site with its route table (§2.1, §3.3). */
  readonly site: RoutedSite<ScreenChoice>;
  /** Who asks for consent; `external` is an external service. */
  readonly consent?: { readonly mode?: string };
  /** The form of the site's lead service, if it has one (§1). */
  readonly leadForm?: Pick<NonNullable<RenderContext['leadForm']>, 'address' | 'load'>;
  /** Companies in whose name pages ask or that flows hand over to. */
  readonly partners?: Partners;
  /** Sources of images and icons in content. */
  readonly blocks: Pick<RenderContext, 'imageSource' | 'iconDrawing'>;
  /** The site's own address of an offer, which leads to its lender and counts the click (§9). */
  readonly offerLink: (product: Pick<Product, 'locale' | 'slug'>) => string;
  /** The address of the feed of a list of posts, by the path of the list; without it there is none. */
  readonly feedLink?: (list: { readonly locale: string; readonly path: string }) => string;
  /** The absolute address of the picture that previews of a page show. */
  readonly previewImage?: (
    props: Pick<ScreenProps, 'match' | 'page' | 'content'>,
  ) => Promise<string>;
  /** The address of a module that the browser attaches to the element with it as `data-module`. */
  readonly pageModule?: (name: string) => string | undefined;
  readonly log: (
    entry: { readonly level: 'error'; readonly event: string } & Readonly<Record<string, unknown>>,
  ) => void;
};

/** The props of a screen: the page, already parsed, and more content to read. */
export type ScreenProps = {
  readonly app: ScreenApp;
  readonly match: PageMatch;
  readonly page: Page;
  readonly content: SiteContent;
};

/** A module with a screen: a server component named `Screen`. */
export type ScreenModule = {
  /** `bare` omits the main navigation; default `full`. */
  readonly frame?: 'full' | 'bare';
  readonly Screen: (props: ScreenProps) => ReactNode | Promise<ReactNode>;
  /** What the screen shows as structured data, besides company, breadcrumbs and questions. */
  readonly structuredData?: (props: ScreenProps) => readonly Thing[] | Promise<readonly Thing[]>;
};

/** The screen of a route row: a name of this package or the `import()` of an app's own screen. */
export type ScreenChoice = ScreenName | (() => Promise<ScreenModule>);
