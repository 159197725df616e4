import type { SiteApp } from '@plaza/e2e/environment/site-apps';
import type { RunningRedis } from '@plaza/testing';
import type { Client } from '../load/client.ts';
import type { Network } from '../network/network.ts';
import type { DatabaseServers } from '../programs/database.ts';
import type { Front } from '../programs/front.ts';
import type { Instance } from '../programs/instance.ts';

/** A whole deployment on hosts of its own. */
export interface Deployment {
  readonly app: SiteApp;
  /** For files of this run. */
  readonly folder: string;
  readonly network: Network;
  /** The visitors, who ask for the site's host. */
  readonly client: Client;
  readonly front: Front;
  readonly sites: readonly Instance[];
  readonly services: readonly Instance[];
  readonly redis: RunningRedis;
  readonly database: DatabaseServers;
  /** A copy of the site's content, which scenarios change. */
  readonly content: string;
  /** Imports it; the service notifies the sites. */
  importContent(): Promise<void>;
  /** Run after everything has stopped. */
  readonly atEnd: (() => void)[];
  close(): Promise<void>;
}

export type Sizes = { readonly sites: number; readonly services: number };
