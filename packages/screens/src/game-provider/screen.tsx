import type { GameProvider } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import { EntryList, type Fact, FactList, HeaderBand, Logo, Section } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import { knownFacts, siteName } from '../facts/known-facts.ts';
import { Rating } from '../facts/rating.tsx';
import { slotCard } from '../game-slot/slot-card.ts';
import { ownEntry } from '../links/own-entry.ts';
import { SaferGamblingNotice } from '../notice/safer-gambling-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { gameProviderNode } from '../structured-data/game.ts';
import { itemListNode } from '../structured-data/item-list.ts';

type MakerProps = ScreenProps & { readonly maker: GameProvider };

/** A maker of games: its licences and its slots, under the notice of the country. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t, formats } = await content.translator();
  const maker = await ownEntry(props, 'gameProvider');
  return (
    <>
      <HeaderBand
        heading={page.heading}
        lead={page.lead}
        picture={<Logo name={page.heading} logo={maker?.logo} />}
        aside={<Rating rating={maker?.rating} t={t} />}
      />
      <SaferGamblingNotice {...props} />
      {maker && (
        <Section id="facts" heading={t('facts-heading')}>
          <FactList facts={makerFacts(maker, { t, formats })} />
        </Section>
      )}
      {maker && <MakerSlots {...props} maker={maker} />}
      <PageBody {...props} />
    </>
  );
}

export async function structuredData(props: ScreenProps) {
  const maker = await ownEntry(props, 'gameProvider');
  if (!maker) return [];
  return [gameProviderNode(props, maker), ...itemListNode(props.app, await slotsOf(props, maker))];
}

async function MakerSlots({ maker, ...props }: MakerProps) {
  const { t } = await props.content.translator();
  return (
    <Section id="slots" heading={t('game-slots-of', { provider: maker.name })}>
      <EntryList
        entries={await slotsOf(props, maker)}
        empty={t('directory-empty')}
        level={3}
        imageSource={props.app.blocks.imageSource}
      />
    </Section>
  );
}

async function slotsOf(props: ScreenProps, { id }: GameProvider) {
  const writing = await props.content.translator();
  const { entries } = await props.content.list('slots');
  return entries
    .filter(({ gameProviderId }) => gameProviderId === id)
    .map((slot) => slotCard(props, slot, writing));
}

function makerFacts(maker: GameProvider, { t }: Writing): Fact[] {
  const { licences, headquarters, foundedYear, website } = maker;
  return knownFacts([
    { term: t('game-licences'), value: licences },
    { term: t('game-headquarters'), value: headquarters },
    { term: t('founded'), value: foundedYear?.toString() },
    { term: t('website'), value: website && siteName(website), href: website },
  ]);
}
