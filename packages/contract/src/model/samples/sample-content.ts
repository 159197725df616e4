import type { ContentEntity, ContentFolder, WebsiteContent } from '../content-folders.ts';
import type { Website } from '../website.ts';
import { SAMPLE_ENTRIES } from './sample-entries.ts';

const website: Website = {
  id: 101,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: 1,
  isMultiLanguage: false,
  countries: [
    { id: 13, locale: 'es-ES', pathPrefix: '', phoneCode: '34', currency: { name: 'EUR' } },
  ],
};

/** A small website with entries in every folder; each call returns a new copy. */
export function sampleContent(): WebsiteContent {
  const folders = Object.keys(SAMPLE_ENTRIES) as ContentFolder[];
  const entities = folders.flatMap((folder) =>
    SAMPLE_ENTRIES[folder].map(
      (value) => ({ folder, file: `${folder}/${value.id}.json`, value }) as ContentEntity,
    ),
  );
  return structuredClone({ website, entities });
}
