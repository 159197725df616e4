import { browserEntry } from '../core/browser-files.ts';
import { speculationRules } from '../core/speculation-rules.ts';
import type { App } from './app.ts';

const rules = JSON.stringify(speculationRules);

/**
 * What stands in the `<head>` of every document for the browser (design §3.6): the one module
 * script, with the address that errors are reported to, and which links may be fetched ahead.
 * `data-plaza` keeps both where the framework's own scripts are taken out.
 */
export function BrowserEntry({ environment }: Pick<App, 'environment'>) {
  return (
    <>
      <script
        type="module"
        src={browserEntry}
        data-plaza=""
        data-sentry-dsn={environment.sentryDsn}
      />
      <script type="speculationrules" data-plaza="">
        {rules}
      </script>
    </>
  );
}
