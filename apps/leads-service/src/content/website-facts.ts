import { type Website, websiteSchema } from '@plaza/contract';
import { eq } from 'drizzle-orm';
import { type KnownDeclarations, readDeclarations } from '../consents/declarations.ts';
import type { Database } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import { EVENT_SETTINGS, type EventSite } from '../vendor-events/event-sites.ts';
import type { RequestWebsite } from './website-scope.ts';

/** Facts about a website's content that requests are checked against. */
export interface WebsiteFacts {
  readonly locales: ReadonlySet<string>;
  readonly declarations: readonly KnownDeclarations[];
  readonly countries: Website['countries'];
  /** The settings that emails are written with, and vendors are notified by. */
  readonly website: EventSite & Pick<Website, 'displayName' | 'applications' | 'paths'>;
}

export type WebsiteFactsReader = (website: RequestWebsite) => Promise<WebsiteFacts>;

/** Reads the facts of a website once per content version. */
export function createWebsiteFacts({ orm }: Database): WebsiteFactsReader {
  const cached = new Map<number, { version: number; facts: Promise<WebsiteFacts> }>();

  async function read(websiteId: number): Promise<WebsiteFacts> {
    const [row] = await orm
      .select({ settings: websites.settings })
      .from(websites)
      .where(eq(websites.id, websiteId));
    const website = settingsSchema.parse(row?.settings);
    const { countries } = website;
    return {
      locales: new Set(countries.map(({ locale }) => locale)),
      declarations: await readDeclarations(orm, websiteId),
      countries,
      website,
    };
  }

  return ({ id, contentVersion: version }) => {
    const known = cached.get(id);
    if (known?.version === version) return known.facts;
    const facts = read(id);
    cached.set(id, { version, facts });
    // Failed reads are retried by the next request.
    facts.catch(() => {
      if (cached.get(id)?.facts === facts) cached.delete(id);
    });
    return facts;
  };
}

const settingsSchema = websiteSchema.pick({
  ...EVENT_SETTINGS,
  displayName: true,
  applications: true,
  paths: true,
});
