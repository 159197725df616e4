import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RequestRouter } from '../core/request-router.ts';
import type { Worker } from '../model/server-observer.ts';
import type { ErrorPages } from '../next/error-pages.ts';
import type { Intake } from './intake.ts';
import type { StaticFiles } from './list-static-files.ts';
import type { BusyPages } from './refuse-overload.ts';

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Who answers in place of Next. */
export type Interception = {
  readonly worker: Extract<Worker, 'calls' | 'pictures'>;
  readonly answer: RequestListener;
};

/** What a site adds to its request handler. */
export type RequestHooks = {
  /** The site's routes; without them Next finds each page. Called once, by the process that serves. */
  readonly createRouter?: () => RequestRouter | Promise<RequestRouter>;
  /** Reads the pages for visitors who are turned away; without them they get a problem in JSON. */
  readonly createBusyPages?: () => BusyPages | Promise<BusyPages>;
  /** Folder of `app/` that no path leads to, such as that of the error pages. */
  readonly hiddenFolder?: string;
  /** Changes path and query of a request that Next is to read. */
  readonly changeTarget?: (target: string, method: string, headers: IncomingHttpHeaders) => string;
  /** Whether the page at a target is made for one visitor, whom its cookies name: Next answers it. */
  readonly isPersonal?: (target: string, headers: IncomingHttpHeaders) => boolean;
  /** Whether the page at a target takes a form; all others refuse it with 405. */
  readonly takesForm?: (target: string) => boolean;
  /** Whether the page at a target asks something of somebody: it tells no page where it leads from. */
  readonly hidesReferrer?: (target: string) => boolean;
  /**
   * Answers requests in less time than it takes to refuse them, so that none is refused or waits.
   *
   * @returns `undefined` for any other request
   */
  readonly answerAtOnce?: (request: IncomingMessage) => RequestListener | undefined;
  /** Answers requests that Next has no part in. @returns `undefined` for any other request */
  readonly intercept?: (request: IncomingMessage) => Interception | undefined;
  /**
   * Takes in what has changed, before pages expire that another process was notified of; `*` stands for
   * any tag. It has half a second.
   */
  readonly beforeExpire?: (tags: readonly string[]) => Promise<unknown>;
  /** Decides when work begins; by default at once. */
  readonly intake?: Intake;
};

/** What the request handler knows of a site and its build. */
export type SiteRequests = Omit<RequestHooks, 'createRouter' | 'createBusyPages'> & {
  readonly router?: RequestRouter;
  /** Shown to visitors who are turned away. */
  readonly busyPages?: BusyPages;
  /** Host names that the router redirects; any other, also an invented one, is the site's own. */
  readonly hostAliases?: ReadonlySet<string>;
  /** Shown in place of pages that fail. */
  readonly errorPages?: ErrorPages;
  /** The files of the build; without them Next answers. */
  readonly staticFiles?: StaticFiles;
};
