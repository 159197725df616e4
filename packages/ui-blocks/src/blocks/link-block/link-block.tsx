import { ButtonLink } from '../../react/page/button-link.tsx';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { LinkBlockProps } from './schema.ts';

/** Text with one place to go next. */
export function LinkBlock({ buttonText, link, outlined, text }: LinkBlockProps) {
  return (
    <div className="pz-link-block" data-outlined={outlined || undefined}>
      <div className="pz-text">
        <RichTextField document={text} />
      </div>
      <ButtonLink link={link} label={buttonText} />
    </div>
  );
}
