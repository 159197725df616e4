import { type RunningFront, startNginx } from '@plaza/front';
import { type FrontAddresses, placeFront } from './place-front.ts';

/** Starts nginx with the shipped configuration as a child, addresses alone replaced. */
export const startShippedFront = (
  addresses: FrontAddresses,
  command?: Parameters<typeof startNginx>[1],
): Promise<RunningFront> =>
  startNginx({ folder: addresses.folder, config: placeFront(addresses) }, command);
