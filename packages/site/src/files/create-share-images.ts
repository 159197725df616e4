import { problemResponse } from '@plaza/flow-server/requests';
import { findInternalPage } from '@plaza/routing';
import { ImageQueueFull } from '../core/share-image/image-queue.ts';
import { brandImageFile } from '../core/share-image/share-image-path.ts';
import { shareFolder } from '../model/site-files.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';
import type { DrawnImage } from './share-images.tsx';

type Context = { readonly params: Promise<{ readonly path: readonly string[] }> };

/**
 * The route of `app/files/share/[...path]`: the social preview images of the brand and of every
 * page, each drawn when it is first asked for. The hash in an address is that of what is drawn, so an
 * image never changes; an address with another hash shows the current image for a while.
 */
export function createShareImages(app: App) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    await loadPaths(app);
    const file = `${shareFolder}/${(await params).path.join('/')}`;
    const image = await findImage(app, file);
    if (!image) return new Response(null, { status: 404 });
    const isCurrent = new URL(request.url).searchParams.get('v') === image.version;
    return send(image, isCurrent);
  };
}

async function findImage(app: App, file: string): Promise<DrawnImage | undefined> {
  // Only this route loads the renderer of images and its fonts; pages share the entry point.
  const { brandImage, pageImage } = await import('./share-images.tsx');
  if (file === brandImageFile) return brandImage(app);
  const internalPath = file.slice(shareFolder.length).replace(/\.png$/, '/');
  const match = internalPath.endsWith('/') ? findInternalPage(app.site, internalPath) : undefined;
  return match && pageImage(app, match);
}

async function send({ draw }: DrawnImage, isCurrent: boolean): Promise<Response> {
  const life = isCurrent ? 'max-age=31536000, immutable' : 'max-age=300';
  try {
    const body = new Uint8Array(await draw());
    return new Response(body, {
      headers: { 'content-type': 'image/png', 'cache-control': `public, ${life}` },
    });
  } catch (error) {
    if (!(error instanceof ImageQueueFull)) throw error;
    const busy = problemResponse('unavailable', 'Too many pictures are being drawn.');
    busy.headers.set('retry-after', '10');
    return busy;
  }
}
