import { type Website, websiteSchema } from '@plaza/contract';
import { eq } from 'drizzle-orm';
import { type KnownDeclarations, readDeclarations } from '../consents/declarations.ts';
import type { Database } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import type { RequestWebsite } from './website-scope.ts';

/** What a website's content says of the requests that its pages can send. */
export interface WebsiteFacts {
  readonly locales: ReadonlySet<string>;
  readonly declarations: readonly KnownDeclarations[];
}

export type WebsiteFactsReader = (website: RequestWebsite) => Promise<WebsiteFacts>;

/** Reads the facts of a website once for each version of its content. */
export function createWebsiteFacts({ orm }: Database): WebsiteFactsReader {
  const kept = new Map<number, { version: number; facts: Promise<WebsiteFacts> }>();

  async function read(websiteId: number): Promise<WebsiteFacts> {
    const [row] = await orm
      .select({ settings: websites.settings })
      .from(websites)
      .where(eq(websites.id, websiteId));
    const { countries } = countriesOf(row?.settings);
    return {
      locales: new Set(countries.map(({ locale }) => locale)),
      declarations: await readDeclarations(orm, websiteId),
    };
  }

  return ({ id, contentVersion: version }) => {
    const known = kept.get(id);
    if (known?.version === version) return known.facts;
    const facts = read(id);
    kept.set(id, { version, facts });
    // What could not be read is asked for again.
    facts.catch(() => {
      if (kept.get(id)?.facts === facts) kept.delete(id);
    });
    return facts;
  };
}

const countriesOf = (settings: unknown): Pick<Website, 'countries'> =>
  websiteSchema.pick({ countries: true }).parse(settings);
