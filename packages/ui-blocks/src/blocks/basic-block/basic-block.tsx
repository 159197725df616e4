import { isBlank } from '../../core/rich-text/is-blank.ts';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { BasicBlockProps } from './schema.ts';

/** Text set apart from the running text, in a box or with an outline; nothing without text. */
export function BasicBlock({ outlined, text }: BasicBlockProps) {
  if (isBlank(text)) return null;
  return (
    <div className="pz-basic-block pz-text" data-outlined={outlined || undefined}>
      <RichTextField document={text} />
    </div>
  );
}
