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

/** Whether a page of this type must show the safer-gambling notice. */
export const presentsGames = (pageType: PageType) =>
  GAMBLING_PAGE_TYPES.some((type) => type === pageType);

/** The pages that must show the safer-gambling notice of their country. */
export function gamblingPages(site: RoutedSite): GamblingPages {
  return Object.fromEntries(
    [...sitePages(site)]
      .filter(({ route }) => presentsGames(route.pageType))
      .map(({ internalPath, locale }) => [internalPath.replace(/(.)\/$/, '$1'), { locale }]),
  );
}
