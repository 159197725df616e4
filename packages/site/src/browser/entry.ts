import { hidePersonalValues } from '@plaza/tracking/browser';
import { attachBehaviours } from './attach-behaviours.ts';
import { behaviours } from './behaviours.ts';
import { reportLostChunk, reportOrReload } from './load-chunk.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { catchErrors, report } from './report.ts';
import { scrollAfterLoad } from './scroll-after-load.ts';
import { startConsent } from './start-consent.ts';
import { startPageTracking } from './start-page-tracking.ts';

// What every page of every site runs, each part alone: none of them waits for another.
const query = hidePersonalValues();
catchErrors(reportOrReload);
reportLostChunk();
try {
  const consent = startConsent();
  if (consent) startPageTracking(consent, query);
} catch (cause) {
  // A browser that keeps no data throws where cookies are read: nothing is allowed there.
  report(cause);
}
attachBehaviours(behaviours);
prefetchOnIntent();
scrollAfterLoad();
