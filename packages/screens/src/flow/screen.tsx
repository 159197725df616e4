import { flowOfPageType } from '@plaza/flows';
import { PageTitle } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import { CreditNotice } from '../offers/credit-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { flowContext } from './flow-context.ts';
import { FlowSection } from './flow-section.tsx';
import { flowTexts } from './flow-texts.ts';

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
 * page says about it.
 */
export async function Screen(props: ScreenProps) {
  const { app, match, page, content } = props;
  const flow = flowOfPageType(match.route.pageType);
  if (!flow) throw new Error(`No flow has the page type ${match.route.pageType}`);
  const { t } = await content.translator();
  // No field of a page depends on the day when it was made: ages are checked when a step is sent.
  const context = { ...flowContext(app.site, match.locale, '2000-01-01'), answers: {} };
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <FlowSection flow={flow} texts={flowTexts(t)} context={context} path={match.path} />
      {!withoutCredit.includes(flow.pageType) && (
        <CreditNotice {...props} text={t('credit-warning')} />
      )}
      <PageBody {...props} />
    </>
  );
}
