import type { Slot } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import type { Criterion, Fact } from '@plaza/ui-blocks/react';
import { knownFacts } from '../facts/known-facts.ts';

type Maker = { readonly name: string; readonly href: string | undefined };

/** What a slot returns on average and what it keeps, of 100 that are staked; nothing if it is unknown. */
export function slotReturn(
  { returnToPlayer }: { readonly returnToPlayer?: Slot['returnToPlayer'] },
  writing: Writing,
): Criterion[] {
  if (returnToPlayer === undefined) return [];
  return [
    {
      ...{ name: writing.t('slot-return'), value: returnToPlayer, best: 100 },
      text: writing.formats.percent(returnToPlayer),
      reason: keptNote(returnToPlayer, writing),
    },
  ];
}

/** What a player can expect of a slot besides: volatility and limits before everything else. */
export function slotFacts(slot: Slot, maker: Maker | undefined, writing: Writing): Fact[] {
  const { t, formats } = writing;
  const { volatility, maxWin, reels, rows, paylines, releasedAt } = slot;
  return knownFacts([
    { term: t('slot-volatility'), value: volatility && t(`slot-volatility-${volatility}`) },
    { term: t('slot-bet'), value: slot.bet && betRange(slot.bet, writing) },
    {
      term: t('slot-max-win'),
      value: maxWin === undefined ? undefined : t('slot-max-win-times', { times: maxWin }),
    },
    { term: t('slot-reels'), value: reels && rows ? `${reels} × ${rows}` : undefined },
    {
      term: t('slot-paylines'),
      value: paylines === undefined ? undefined : formats.count(paylines),
    },
    { term: t('slot-maker'), value: maker?.name, href: maker?.href },
    { term: t('slot-released'), value: releasedAt && formats.date(releasedAt) },
    { term: t('slot-features'), value: slot.features && formats.list(slot.features) },
    { term: t('slot-themes'), value: slot.themes && formats.list(slot.themes) },
  ]);
}

/** What the game keeps of each stake, to two decimals. */
function keptNote(returnToPlayer: number, { t }: Writing): string {
  return t('slot-return-note', { kept: Math.round((100 - returnToPlayer) * 100) / 100 });
}

/** Stakes in another currency than the country's are named with its code. */
function betRange({ min, max, currency }: NonNullable<Slot['bet']>, { formats }: Writing): string {
  if (currency === formats.currency) return formats.money(min, { to: max });
  return `${formats.money(min, { to: max, hideUnit: true })} ${currency}`;
}
