import type { Website } from '@plaza/contract';
import { eq } from 'drizzle-orm';
import { websites } from '../database/schema.ts';
import type { Transaction } from '../import/stored-content.ts';

/** What a website says of itself in `website.json`; nothing of one that does not exist. */
export async function readWebsiteSettings(
  orm: Pick<Transaction, 'select'>,
  websiteId: number,
): Promise<Partial<Website>> {
  const [row] = await orm
    .select({ settings: websites.settings })
    .from(websites)
    .where(eq(websites.id, websiteId));
  return (row?.settings ?? {}) as Partial<Website>;
}
