import type { ApplicationAnswers } from '@plaza/contract';
import type { FlowTable } from '@plaza/flows';
import type { FastifyRequest } from 'fastify';
import { worthOfClick } from '../vendor-events/expected-worth.ts';
import { flowVendorEvents } from '../vendor-events/flow-vendor-events.ts';
import type { NewVendorEvent, Worth } from '../vendor-events/vendor-event.ts';
import type { ApplicationServices, OpenApplication } from './open-application.ts';

interface Submitted {
  readonly services: ApplicationServices;
  readonly flow: FlowTable;
  readonly end: string;
  /** Those that count. */
  readonly answers: ApplicationAnswers;
}

/** What vendors are notified of when an application is submitted; nothing without a consent. */
export async function eventsOf(
  request: FastifyRequest,
  opened: OpenApplication,
  { services, ...submitted }: Submitted,
): Promise<readonly NewVendorEvent[]> {
  const { consentId } = request.body as { readonly consentId?: string };
  const { website } = await request.wait(services.readFacts(request.website));
  if (!consentId || !website.serverVendors) return [];
  const { stored, isMasked } = opened;
  const userAgent = request.headers['user-agent'];
  const worth = await readWorth(request, opened, services);
  const application = { ...submitted, stored, isMasked, consentId, userAgent, worth };
  return flowVendorEvents(application, website, services.keyring);
}

/** The commission that is expected of an application, if the click that led to it is known. */
export const readWorth = (
  request: FastifyRequest,
  { stored }: OpenApplication,
  { orm }: Pick<ApplicationServices, 'orm'>,
): Promise<Worth | undefined> => request.wait(worthOfClick(orm, stored.websiteId, stored.clickId));
