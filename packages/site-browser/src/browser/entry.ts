import { hidePersonalValues } from '@plaza/tracking/browser';
import { attachEnhancements, attachPageModules } from './attach-enhancements.ts';
import { enhancements } from './enhancements.ts';
import { reportLostChunk, reportOrReload } from './load-chunk.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { catchErrors, report } from './report.ts';
import { scrollAfterLoad } from './scroll-after-load.ts';
import { startConsent } from './start-consent.ts';
import { startPageTracking } from './start-page-tracking.ts';

// Runs on every page of every site. The parts are independent; none waits for another.
const query = hidePersonalValues();
catchErrors(reportOrReload);
reportLostChunk();
try {
  const consent = startConsent();
  if (consent) startPageTracking(consent, query);
} catch (cause) {
  // Reading cookies throws when storage is disabled; treat as no consent.
  report(cause);
}
attachEnhancements(enhancements);
attachPageModules();
prefetchOnIntent();
scrollAfterLoad();
