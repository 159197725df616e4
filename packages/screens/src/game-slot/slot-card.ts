import type { SlotSummary } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import type { Entry } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';
import { slotReturn } from './slot-facts.ts';

/** The card of a slot: what it returns and how, never what it could pay. */
export function slotCard(
  props: Pick<ScreenProps, 'app' | 'match'>,
  { id, path, name, summary, image, returnToPlayer, volatility }: SlotSummary,
  writing: Writing,
): Entry {
  return {
    ...{ id, title: name, summary, image, href: pageLink(props, path) },
    // The page of the slot says why.
    criteria: slotReturn({ returnToPlayer }, writing).map(({ reason, ...figure }) => figure),
    details: volatility ? [writing.t(`slot-volatility-${volatility}`)] : [],
  };
}
