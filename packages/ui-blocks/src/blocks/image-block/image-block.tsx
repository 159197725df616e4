import { Picture } from '../../react/image/picture.tsx';
import type { RenderContext } from '../render-context.ts';
import type { ImageBlockData } from './schema.ts';

export type ImageBlockProps = ImageBlockData & Pick<RenderContext, 'imageSource'>;

/** An image on its own between paragraphs. */
export function ImageBlock(props: ImageBlockProps) {
  return <Picture className="pz-image-block" {...props} />;
}
