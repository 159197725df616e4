import type { CopyStore } from '@plaza/content-client';
import { type ContentPath, contentPathSchema } from '@plaza/contract';
import { contentPaths, pageRow, type RoutedSite } from '@plaza/routing';
import * as z from 'zod';

/** Milliseconds in which changes gather before they are written. */
const writePause = 10_000;

type Copies = {
  readonly site: RoutedSite;
  readonly store: CopyStore;
  readonly later: (milliseconds: number, callback: () => void) => void;
  readonly log: (event: string, error: unknown) => void;
};

/** Last good copies of the index, one for each locale, so that a change writes a part of it. */
export function createPathCopies({ site, store, later, log }: Copies) {
  const keyOf = (locale: string) => `website ${site.id} content/paths?locale=${locale}`;
  const changed = new Set<string>();
  const write = async () => {
    const locales = [...changed];
    changed.clear();
    for (const locale of locales) {
      const rows = rowsOf(site, locale);
      await store.write(keyOf(locale), { value: rows, fetchedAt: Date.now() });
    }
  };
  return {
    /** The rows of every locale; undefined if there is none. */
    async read(): Promise<readonly ContentPath[] | undefined> {
      const copies = await Promise.all(
        site.markets.map(({ locale }) => store.read(keyOf(locale)).then(parseCopy)),
      );
      const rows = copies.filter((copy) => copy !== undefined).flat();
      return rows.length > 0 ? rows : undefined;
    },
    /** The rows of these locales have changed. */
    keep(locales: Iterable<string>): void {
      const isWaiting = changed.size > 0;
      for (const locale of locales) changed.add(locale);
      if (isWaiting || changed.size === 0) return;
      later(writePause, () => void write().catch((error) => log('paths-not-copied', error)));
    },
  };
}

const rowsSchema = z.array(contentPathSchema);

const parseCopy = (copy: { readonly value: unknown } | undefined) =>
  rowsSchema.safeParse(copy?.value).data;

function rowsOf(site: RoutedSite, locale: string) {
  const paths = contentPaths(site).byLocale.get(locale)?.byPath.keys() ?? [];
  return [...paths].flatMap((path) => pageRow(site, { locale, path }) ?? []);
}
