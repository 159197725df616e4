import { ButtonLink, CriteriaList, FactList, PageTitle, Section } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import { ownEntry } from '../links/own-entry.ts';
import { pageLink } from '../links/page-link.ts';
import { SaferGamblingNotice } from '../notice/safer-gambling-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { slotNode } from '../structured-data/game.ts';
import { slotFacts, slotReturn } from './slot-facts.ts';

/** A slot: the notice of its country first, then the figures that say what it costs to play. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t, formats } = await content.translator();
  const slot = await ownEntry(props, 'slot');
  const maker = slot && (await content.item('gameProvider', slot.gameProviderId));
  const returned = slot ? slotReturn(slot, { t, formats }) : [];
  const link = maker && { name: maker.name, href: pageLink(props, maker.path) };
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <SaferGamblingNotice {...props} />
      {slot && (
        <Section id="facts" heading={t('slot-facts')}>
          {returned.length > 0 && <CriteriaList criteria={returned} />}
          <FactList facts={slotFacts(slot, link, { t, formats })} />
        </Section>
      )}
      <PageBody {...props} />
      {slot?.demoUrl && (
        <p>
          <ButtonLink
            link={{ value: slot.demoUrl, rel: ['external', 'nofollow'], target: false }}
            label={t('slot-demo')}
          />
        </p>
      )}
    </>
  );
}

export async function structuredData(props: ScreenProps) {
  const slot = await ownEntry(props, 'slot');
  if (!slot) return [];
  return [slotNode(props, slot, await props.content.item('gameProvider', slot.gameProviderId))];
}
