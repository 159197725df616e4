import type { FastifyRequest } from 'fastify';
import type { Import } from '../import/import-content.ts';
import { announceImport } from '../import/store-import.ts';
import type { EditorServices } from './handler-parts.ts';

/** Lets services, sites and the preview know of what was published. */
export async function announce(
  services: EditorServices,
  { log }: FastifyRequest,
  published: Import,
): Promise<{ version: number }> {
  await announceImport({ ...services, log }, published, undefined);
  await services.notifyPreview(published.result.websiteId, published.tags);
  return { version: published.result.version };
}
