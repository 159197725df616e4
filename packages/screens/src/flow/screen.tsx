import { flowOfPageType } from '@plaza/flows';
import { FlowPage, PageTitle, PartnerPage } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import { CreditNotice } from '../offers/credit-notice.tsx';
import type { Partner } from '../partners.ts';
import type { ScreenProps } from '../screen.ts';
import { flowContext } from './flow-context.ts';
import { FlowSection } from './flow-section.tsx';
import { type FlowTexts, flowTexts } from './flow-texts.ts';
import { moreByEnd } from './more-by-end.ts';
import { partnerOf } from './partner-of.ts';

/** No navigation: someone who applies has one thing to do. */
export const frame = 'bare';

/** Page types whose flow asks for no credit. */
const withoutCredit: readonly string[] = [
  'EmailConfirmationGate',
  'SignupBroker',
  'SignupBrokerExtended',
  'Survey',
  'WhiteLabelUpsellComplete',
];

/**
 * A flow of several steps (§2.3): the first in view, the others for later answers, then what the
 * page says about it. In the name of a partner it has the partner's name and colours. A sign-up
 * whose text embeds the form of the lead service leaves the questions to that form (§1).
 */
export async function Screen(props: ScreenProps) {
  const { app, match, page, content } = props;
  const flow = flowOfPageType(match.route.pageType);
  if (!flow) throw new Error(`No flow has the page type ${match.route.pageType}`);
  const { t } = await content.translator();
  const texts = flowTexts(t);
  // No field of a page depends on the day when it was made: ages are checked when a step is sent.
  const context = { ...flowContext(app.site, match.locale, '2000-01-01'), answers: {} };
  const partner = partnerOf(props, flow);
  const questions = embedsLeadForm(props) ? null : (
    <FlowSection
      {...{ flow, texts, context, partner }}
      more={await moreByEnd(props, flow)}
      path={match.path}
      pageModule={app.pageModule}
    />
  );
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {!withoutCredit.includes(flow.pageType) && (
        <CreditNotice {...props} text={t('credit-warning')} />
      )}
      <FlowPage>
        {partner ? (
          <PartnerPage token={partner.token} data={dataOf(partner, app.site.displayName, texts)}>
            {questions}
          </PartnerPage>
        ) : (
          questions
        )}
        <PageBody {...props} />
      </FlowPage>
    </>
  );
}

/** Whether the page's text shows the form of the site's lead service. */
const embedsLeadForm = ({ app, page }: ScreenProps) =>
  app.leadForm !== undefined && page.body.content.some(({ type }) => type === 'LeadForm');

const dataOf = ({ legalName }: Partner, site: string, { text }: FlowTexts) => ({
  heading: text('data-heading'),
  text: text('data-text', { site, partner: legalName }),
});
