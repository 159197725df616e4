import { apiBase } from '@plaza/content-client';
import type { RequestListener } from '@plaza/page-cache/server';
import { picturesFolder } from '../core/data-folder.ts';
import { memoize } from '../core/memoize.ts';
import type { ContentApp } from '../next/content-client.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import { createFetchStored } from './fetch-stored.ts';
import { servePicture } from './serve-picture.ts';

/** Answers requests for the pictures of a site's content; the decoder is loaded by the first. */
export function createPictures(app: ContentApp): RequestListener {
  const { site, environment, contentFolder, dataFolder, log } = app;
  const baseUrl = apiBase({ leadsServiceUrl: environment.leadsServiceUrl, websiteId: site.id });
  const fetchStored = createFetchStored({ baseUrl, contentFolder, fetch: plainFetch });
  const store = memoize(async () => {
    const { createPictureStore } = await import('@plaza/pictures');
    return createPictureStore({ folder: picturesFolder(dataFolder, environment), fetchStored });
  });
  const onFailure = ({ message }: Error) => log({ level: 'warn', event: 'picture', message });
  return (request, response) => void servePicture(request, response, { store, onFailure });
}
