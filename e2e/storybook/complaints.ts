import type { Page } from 'playwright';
import { isOutside } from './outside-world.ts';

/**
 * Gathers what a reader's console would show, of any level, what the server could not answer, and what was asked of
 * other hosts but pictures. Answers a function that takes what has gathered.
 */
export function gatherComplaints(page: Page, origin: string): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const leaves = isOutside(new URL(request.url()), origin) && request.resourceType() !== 'image';
    if (leaves) complaints.push(`request: ${request.url()}`);
  });
  return () => complaints.splice(0);
}
