import { join } from 'node:path';
import { apiBase } from '@plaza/content-client';
import type { RequestListener } from '@plaza/page-cache/server';
import { memoize } from '../core/memoize.ts';
import type { ContentApp } from '../next/content-client.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import { createFetchStored } from './fetch-stored.ts';
import { servePicture } from './serve-picture.ts';

/**
 * A preview instance of the same build keeps its pictures apart: sites serve what is kept without
 * asking whether it is public.
 */
const folderOf = (leadsServiceUrl: string) =>
  leadsServiceUrl.includes('/draft/') ? 'preview-pictures' : 'pictures';

/** Answers requests for the pictures of a site's content; the decoder is loaded by the first. */
export function createPictures(app: ContentApp, projectDir: string): RequestListener {
  const { site, environment, contentFolder, log } = app;
  const baseUrl = apiBase({ leadsServiceUrl: environment.leadsServiceUrl, websiteId: site.id });
  const fetchStored = createFetchStored({ baseUrl, contentFolder, fetch: plainFetch });
  const store = memoize(async () => {
    const { createPictureStore } = await import('@plaza/pictures');
    const folder = join(projectDir, '.data', folderOf(environment.leadsServiceUrl));
    return createPictureStore({ folder, fetchStored });
  });
  const onFailure = ({ message }: Error) => log({ level: 'warn', event: 'picture', message });
  return (request, response) => void servePicture(request, response, { store, onFailure });
}
