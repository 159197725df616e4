import { isBlank } from '../../core/rich-text/is-blank.ts';
import type { NoticeProps } from '../../model/titled-text.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

/** What ProsBlock and ConsBlock share; `kind` picks the sign of the list's items. Without words there is no frame. */
export function ArgumentList({
  kind,
  outlined,
  title,
  text,
}: NoticeProps & { kind: 'pros' | 'cons' }) {
  if (!title && isBlank(text)) return null;
  return (
    <section className="pz-arguments" data-kind={kind} data-outlined={outlined || undefined}>
      {title && <h3 className="pz-arguments__title">{title}</h3>}
      <div className="pz-text">
        <RichTextField document={text} />
      </div>
    </section>
  );
}
