import { attachBehaviours } from './attach-behaviours.ts';
import { behaviours } from './behaviours.ts';
import { reportLostChunk, reportOrReload } from './load-chunk.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { catchErrors } from './report.ts';
import { scrollAfterLoad } from './scroll-after-load.ts';
import { startConsent } from './start-consent.ts';
import { startPageTracking } from './start-page-tracking.ts';

// What every page of every site runs, each part alone: none of them waits for another.
catchErrors(reportOrReload);
reportLostChunk();
const consent = startConsent();
if (consent) startPageTracking(consent);
attachBehaviours(behaviours);
prefetchOnIntent();
scrollAfterLoad();
