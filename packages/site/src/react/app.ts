import type { RoutedSite } from '@plaza/routing';
import type { Log } from '../core/log.ts';
import type { SiteEnvironment } from '../model/environment.ts';
import type { InterfaceWords } from '../model/interface-words.ts';
import type { ScreenModule } from './screen.ts';

/** Everything that tells one site from another; what every factory of this package takes. */
export type App = {
  /** The site with its route table (§2.1, §3.3). */
  readonly site: RoutedSite<ScreenModule>;
  readonly environment: SiteEnvironment;
  /** Locale to the words of its interface. */
  readonly words: Readonly<Record<string, InterfaceWords>>;
  readonly log: Log;
  /** The brand whose tokens the pages wear, as in `data-brand`. */
  readonly brand: string;
  /** Absolute path of the app's `content/` folder, the snapshot behind everything (design §3). */
  readonly contentFolder: string;
  /** Absolute path of the folder where last good copies of content outlive the process. */
  readonly copiesFolder: string;
};
