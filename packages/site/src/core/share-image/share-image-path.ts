import type { PageMatch } from '@plaza/routing';
import { filesFolder, shareFolder } from '../../model/site-files.ts';
import { imageVersion, type ShareImageText } from './share-image.ts';

/** File of the brand image below the folder of site files. */
export const brandImageFile = `${shareFolder}/brand.png`;

/** File of a page's image below the folder of site files: `share/es-ES/100-euros.png`. */
const pageImageFile = ({ internalPath }: Pick<PageMatch, 'internalPath'>) =>
  `${shareFolder}${internalPath}.png`;

/** Public path of a page's image. It changes with the text, so that no cache shows an old image. */
export const pageImagePath = (match: Pick<PageMatch, 'internalPath'>, text: ShareImageText) =>
  `${filesFolder}/${pageImageFile(match)}?v=${imageVersion(text)}`;

/** Public path of the brand image. */
export const brandImagePath = (text: ShareImageText) =>
  `${filesFolder}/${brandImageFile}?v=${imageVersion(text)}`;
