import { Picture } from '../../react/image/picture.tsx';
import type { RenderContext } from '../render-context.ts';
import type { ImgComponentData } from './schema.ts';

export type ImgComponentProps = ImgComponentData & Pick<RenderContext, 'imageSource'>;

/** An image in the run of the text. */
export function ImgComponent({ lazy, ...image }: ImgComponentProps) {
  return <Picture className="pz-img" loading={lazy ? 'lazy' : 'eager'} {...image} />;
}
