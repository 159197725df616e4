import { isBlank } from '../../core/rich-text/is-blank.ts';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { BasicColorBlockProps } from './schema.ts';

/** Text set apart on a tint. The colour has no meaning: the text says all; nothing without text. */
export function BasicColorBlock({ color, text }: BasicColorBlockProps) {
  if (isBlank(text)) return null;
  return (
    <div className="pz-color-block pz-text" data-color={color}>
      <RichTextField document={text} />
    </div>
  );
}
