import type { FlowTable } from '@plaza/flows';
import { queueLenderEvents } from '../src/vendor-events/queue-lender-events.ts';
import { type EventFailure, sendDueEvents } from '../src/vendor-events/send-due-events.ts';
import { createVendorTransport } from '../src/vendor-events/vendor-transport.ts';
import type { TestService } from './test-service.ts';
import { vendorCredentials } from './vendor-server.ts';

interface DeliveryOptions {
  readonly flows?: Readonly<Record<string, FlowTable>>;
  readonly pauses?: readonly number[];
}

/** One pass of the outbox, in a test of a service that sends nothing by itself. */
export async function deliverEvents(
  { database: { orm }, keyring }: Pick<TestService, 'database' | 'keyring'>,
  vendorUrl: string,
  { flows = {}, pauses = [0.001] }: DeliveryOptions = {},
): Promise<readonly EventFailure[]> {
  await queueLenderEvents({ orm, keyring, flows }, 0);
  const failures: EventFailure[] = [];
  await sendDueEvents(
    {
      ...{ orm, keyring, pauses },
      transport: createVendorTransport({ vendorUrl }),
      credentialOf: (_, vendor) => vendorCredentials['*'][vendor],
      onFailure: (failure) => void failures.push(failure),
    },
    new AbortController().signal,
  );
  return failures;
}
