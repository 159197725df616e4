import type { ImportOutcome } from '@plaza/contract/content-import';
import { formatResult } from '@plaza/contract/content-import';
import { notifySites, sitesToNotify } from '../revalidation/notify-sites.ts';
import type { CommandStart } from '../run-command.ts';

/** Prints what was stored, and notifies the sites unless the service has. */
export async function printOutcome(
  { settings, stdout, stderr }: Pick<CommandStart, 'settings' | 'stdout' | 'stderr'>,
  { result, notifications, tags = [] }: ImportOutcome,
  site: string | undefined,
): Promise<void> {
  // First the sites: a reader of the output may have seen enough.
  const isTold = result.changed || site !== undefined;
  const sites = sitesToNotify(result, settings, site);
  const sent = isTold ? (notifications ?? (await notifySites({ result, tags }, sites))) : [];
  stdout.write(`${formatResult(result)}\n`);
  for (const { notified, message } of sent) (notified ? stdout : stderr).write(`${message}\n`);
}
