import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { BasicColorBlockProps } from './schema.ts';

/** Text set apart on a tint. The colour means nothing: what must be understood is in the words. */
export function BasicColorBlock({ color, text }: BasicColorBlockProps) {
  return (
    <div className="pz-color-block pz-text" data-color={color}>
      <RichTextField document={text} />
    </div>
  );
}
