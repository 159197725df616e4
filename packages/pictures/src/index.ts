export { checkPictures } from './check-pictures.ts';
export { drawThumbnail } from './draw-thumbnail.ts';
export { PictureRefusedError } from './picture-refused.ts';
export { createPictureStore, type PictureStore } from './picture-store.ts';
export { type PreparedPicture, preparePicture } from './prepare-picture.ts';
export { VARIANT_BYTES } from './render-variant.ts';
export { createWorkQueue, QueueFullError } from './work-queue.ts';
