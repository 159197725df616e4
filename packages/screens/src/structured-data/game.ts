import type { GameProvider, Slot } from '@plaza/contract';
import { absoluteHref } from '@plaza/routing';
import type { Corporation, Game } from 'schema-dts';
import type { ScreenProps } from '../screen.ts';

type Place = Pick<ScreenProps, 'app' | 'match'>;

/**
 * A slot as a game. It is no `VideoGame`: search engines require an offer or a rating of those, and
 * a page that explains a game has neither.
 */
export function slotNode(place: Place, slot: Slot, maker: GameProvider | undefined): Game {
  const { name, summary, image, releasedAt, themes } = slot;
  return {
    '@type': 'Game',
    name,
    description: summary,
    url: urlOf(place),
    ...(image && { image: new URL(image.src, place.app.site.url).href }),
    ...(maker && { publisher: { '@type': 'Organization', name: maker.name } }),
    ...(releasedAt && { datePublished: releasedAt }),
    ...(themes && themes.length > 0 && { genre: themes }),
  };
}

/** A maker of games with the details that its page shows. */
export function gameProviderNode(place: Place, maker: GameProvider): Corporation {
  const { name, summary, website, foundedYear, headquarters } = maker;
  return {
    '@type': 'Corporation',
    name,
    description: summary,
    url: urlOf(place),
    ...(website && { sameAs: website }),
    ...(foundedYear && { foundingDate: `${foundedYear}` }),
    ...(headquarters && { address: headquarters }),
  };
}

const urlOf = ({ app, match }: Place) =>
  absoluteHref(app.site, { locale: match.locale, path: match.route.path });
