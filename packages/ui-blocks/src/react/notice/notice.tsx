import { isBlank } from '../../core/rich-text/is-blank.ts';
import type { NoticeProps } from '../../model/titled-text.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

/** The markup of InformationBlock and WarningBlock; `kind` sets colour and icon. Nothing without text. */
export function Notice({
  kind,
  outlined,
  title,
  text,
}: NoticeProps & { kind: 'information' | 'warning' }) {
  if (!title && isBlank(text)) return null;
  return (
    <div className="pz-notice" role="note" data-kind={kind} data-outlined={outlined || undefined}>
      {title && <p className="pz-notice__title">{title}</p>}
      <div className="pz-text">
        <RichTextField document={text} />
      </div>
    </div>
  );
}
