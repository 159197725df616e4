import type { Page } from 'playwright';
import { isOutside } from './outside-hosts.ts';

/**
 * Collects console messages of any level, uncaught errors, failed responses, and requests to other hosts except for
 * pictures. Returns a function that takes what was collected since its last call.
 */
export function collectPageErrors(page: Page, origin: string): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const leaves = isOutside(new URL(request.url()), origin) && request.resourceType() !== 'image';
    if (leaves) errors.push(`request: ${request.url()}`);
  });
  return () => errors.splice(0);
}
