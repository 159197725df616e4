import type { Page } from '@plaza/contract';
import type { PageMatch, RoutedSite } from '@plaza/routing';
import type { RenderContext } from '@plaza/ui-blocks';
import type { ReactNode } from 'react';
import type { ScreenName } from './screen-names.ts';
import type { SiteContent } from './site-content.ts';

/** What screens need to know of the site around them. */
export type ScreenApp = {
  /** The site with its route table (§2.1, §3.3). */
  readonly site: RoutedSite<ScreenChoice>;
  /** How the site asks for consent; with `external` a service from outside does. */
  readonly consent?: { readonly mode?: string };
  /** The form of the site's lead service, if it has one (§1). */
  readonly leadForm?: Pick<NonNullable<RenderContext['leadForm']>, 'address' | 'load'>;
  /** Where the images and icons of content come from. */
  readonly blocks: Pick<RenderContext, 'imageSource' | 'iconDrawing'>;
  /** A lender's link without the codes of a visit, which a page may fill in later (§9). */
  readonly offerLink: (template: string) => string;
  readonly log: (
    entry: { readonly level: 'error'; readonly event: string } & Readonly<Record<string, unknown>>,
  ) => void;
};

/** What a screen gets: the page it shows, already parsed, and a way to read more content. */
export type ScreenProps = {
  readonly app: ScreenApp;
  readonly match: PageMatch;
  readonly page: Page;
  readonly content: SiteContent;
};

/** A module with a screen: a server component named `Screen`. */
export type ScreenModule = {
  /** `bare` leaves the main navigation out of the frame; `full` unless said otherwise. */
  readonly frame?: 'full' | 'bare';
  readonly Screen: (props: ScreenProps) => ReactNode | Promise<ReactNode>;
};

/** What a route row may say of its screen: the name of one of this package, or the `import()` of an app's own. */
export type ScreenChoice = ScreenName | (() => Promise<ScreenModule>);
