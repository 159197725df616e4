import { type PageType, type RoutedSite, sitePages } from '@plaza/routing';

/** The pages about games of chance, by internal path. */
export type GamblingPages = Readonly<Record<string, { readonly locale: string }>>;

/** Page types that present games of chance (§2.3). */
const GAMBLING_PAGE_TYPES = [
  'GameProvider',
  'GameProviderList',
  'GameSlot',
  'GameSlotList',
] as const satisfies readonly PageType[];

/** The pages that must show the safer-gambling notice of their country. */
export function gamblingPages(site: RoutedSite): GamblingPages {
  return Object.fromEntries(
    [...sitePages(site)]
      .filter(({ route }) => GAMBLING_PAGE_TYPES.some((type) => type === route.pageType))
      .map(({ internalPath, locale }) => [internalPath.replace(/(.)\/$/, '$1'), { locale }]),
  );
}
