import type { PageMatch } from '@plaza/routing';
import { filesFolder, shareFolder } from '../../model/site-files.ts';
import { imageVersion, type ShareImageText } from './share-image.ts';

/** Name of the brand's own picture below the folder of site files. */
export const brandImageFile = `${shareFolder}/brand.png`;

/** Name of a page's picture below the folder of site files: `share/es-ES/100-euros.png`. */
export const pageImageFile = ({ internalPath }: Pick<PageMatch, 'internalPath'>) =>
  `${shareFolder}${internalPath}.png`;

/** Public path of a page's picture. Another text has another path, so that no network shows the old one. */
export const pageImagePath = (match: Pick<PageMatch, 'internalPath'>, text: ShareImageText) =>
  `${filesFolder}/${pageImageFile(match)}?v=${imageVersion(text)}`;

/** Public path of the brand's own picture. */
export const brandImagePath = (text: ShareImageText) =>
  `${filesFolder}/${brandImageFile}?v=${imageVersion(text)}`;
