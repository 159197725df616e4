import { processPages } from '../page-memory/process-pages.ts';
import { receiveRequests } from './receive-requests.ts';

/** Starts what watches over a serving process. */
export async function startInstruments({ pagesAreRead }: { readonly pagesAreRead: boolean }) {
  const errorPages = pagesAreRead ? await processPages().readErrorPages?.() : undefined;
  receiveRequests({ pagesAreRead, errorPages: errorPages ?? (() => undefined) });
}
