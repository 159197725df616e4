import { isBlank } from '../../core/rich-text/is-blank.ts';
import { safeUrl } from '../../core/safe-url.ts';
import { ButtonLink } from '../../react/page/button-link.tsx';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { LinkBlockProps } from './schema.ts';

/** Text with one link; nothing without both. */
export function LinkBlock({ buttonText, link, outlined, text }: LinkBlockProps) {
  if (isBlank(text) && !safeUrl(link.value)) return null;
  return (
    <div className="pz-link-block" data-outlined={outlined || undefined}>
      <div className="pz-text">
        <RichTextField document={text} />
      </div>
      <ButtonLink link={link} label={buttonText} />
    </div>
  );
}
