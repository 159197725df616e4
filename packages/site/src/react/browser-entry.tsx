import type { PageConsent } from '@plaza/site-browser';
import { browserEntry, inspectorScript, largeSiteEntry, styleSheets } from '@plaza/site-browser';
import type { TrackingSettings } from '@plaza/tracking/browser';
import { earlyRequests } from '../core/consent/early-requests.ts';
import { isLargeSite } from '../core/is-large-site.ts';
import { speculationRules } from '../core/speculation-rules.ts';
import type { App } from './app.ts';

const rules = JSON.stringify(speculationRules);

export type BrowserEntryProps = Pick<App, 'environment' | 'site'> & {
  /** If absent, nothing that needs consent ever runs. */
  readonly consent?: PageConsent | undefined;
  /** If absent, the page is not tracked. */
  readonly tracking?: TrackingSettings | undefined;
};

/**
 * What every document's `<head>` contains for the browser (design §3.6): the only module script,
 * with the DSN and the page's consent and tracking settings, and the speculation rules. A style
 * sheet that only some pages need is removed from the others (`unusedStyles`).
 * Before it come the early requests, if the visitor may need to be prompted (decision 10), and in
 * development the inspector. `data-plaza` keeps these elements when the framework's own scripts are
 * removed.
 */
export function BrowserEntry({ environment, site, consent, tracking }: BrowserEntryProps) {
  const early = consent && earlyRequests(consent);
  return (
    <>
      {styleSheets.map(({ href, classes }) => (
        <link key={href} rel="stylesheet" href={href} data-for-classes={classes.join(' ')} />
      ))}
      {early && (
        <script type="module" async data-plaza="">
          {early}
        </script>
      )}
      {environment.developing && <script type="module" src={inspectorScript} data-plaza="" />}
      <script
        type="module"
        src={isLargeSite(site) ? largeSiteEntry : browserEntry}
        data-plaza=""
        data-sentry-dsn={environment.sentryDsn}
        data-developing={environment.developing || undefined}
        data-consent={consent && JSON.stringify(consent)}
        data-tracking={consent && tracking && JSON.stringify(tracking)}
      />
      <script type="speculationrules" data-plaza="">
        {rules}
      </script>
    </>
  );
}
