import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { BasicBlockProps } from './schema.ts';

/** Text set apart from the running text, in a box or with an outline. */
export function BasicBlock({ outlined, text }: BasicBlockProps) {
  return (
    <div className="pz-basic-block pz-text" data-outlined={outlined || undefined}>
      <RichTextField document={text} />
    </div>
  );
}
