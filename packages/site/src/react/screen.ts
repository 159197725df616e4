import type { Page } from '@plaza/contract';
import type { PageMatch } from '@plaza/routing';
import type { ReactNode } from 'react';
import type { ScreenName } from '../model/screens.ts';
import type { SiteContent } from '../model/site-content.ts';
import type { App } from './app.ts';

/** What a screen gets: the page it shows, already parsed, and a way to read more content. */
export type ScreenProps = {
  readonly app: App;
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
