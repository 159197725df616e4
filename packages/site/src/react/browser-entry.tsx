import type { TrackingSettings } from '@plaza/tracking/browser';
import { browserEntry, inspectorScript, moreStyles } from '../core/browser-files.ts';
import { earlyRequests } from '../core/consent/early-requests.ts';
import { speculationRules } from '../core/speculation-rules.ts';
import type { PageConsent } from '../model/page-consent.ts';
import type { App } from './app.ts';

const rules = JSON.stringify(speculationRules);

export type BrowserEntryProps = Pick<App, 'environment'> & {
  /** Without it nothing that needs consent ever runs. */
  readonly consent?: PageConsent | undefined;
  /** Without it the page is not counted. */
  readonly tracking?: TrackingSettings | undefined;
};

/**
 * What stands in the `<head>` of every document for the browser (design §3.6): the one module
 * script, with the address that errors are reported to and what it has to know of consent and
 * tracking, and which links may be fetched ahead.
 * The style sheet of what few pages use is taken out of pages that use none of it (`unusedStyles`).
 * Before it comes what requests early where a visitor may have to be asked (decision 10), and in
 * development the inspector, to see all of it.
 * `data-plaza` keeps them where the framework's own scripts are taken out.
 */
export function BrowserEntry({ environment, consent, tracking }: BrowserEntryProps) {
  const early = consent && earlyRequests(consent);
  return (
    <>
      {moreStyles && (
        <link
          rel="stylesheet"
          href={moreStyles.href}
          data-for-classes={moreStyles.classes.join(' ')}
        />
      )}
      {early && (
        <script type="module" async data-plaza="">
          {early}
        </script>
      )}
      {environment.developing && <script type="module" src={inspectorScript} data-plaza="" />}
      <script
        type="module"
        src={browserEntry}
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
