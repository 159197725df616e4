import type { ReactNode } from 'react';
import { isBlank } from '../../core/rich-text/is-blank.ts';
import type { NoticeProps } from '../../model/titled-text.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

type Kind = { kind: 'pros' | 'cons' };

/** What ProsBlock and ConsBlock share; `kind` picks the sign of the list's items. Without words there is no frame. */
export function ArgumentList({ kind, outlined, title, text }: NoticeProps & Kind) {
  if (!title && isBlank(text)) return null;
  return (
    <Arguments kind={kind} outlined={outlined} title={title}>
      <RichTextField document={text} />
    </Arguments>
  );
}

export interface ProsAndConsProps {
  labels: { pros: string; cons: string };
  pros: readonly string[];
  cons: readonly string[];
}

/** Arguments for and against as plain lines, side by side where there is room. */
export function ProsAndCons({ labels, ...lists }: ProsAndConsProps) {
  const kinds = (['pros', 'cons'] as const).filter((kind) => lists[kind].length > 0);
  return (
    <div className="pz-pros-cons">
      {kinds.map((kind) => (
        <Arguments key={kind} kind={kind} title={labels[kind]}>
          <ul>
            {lists[kind].map((line) => (
              <li key={line}>
                <p>{line}</p>
              </li>
            ))}
          </ul>
        </Arguments>
      ))}
    </div>
  );
}

type ArgumentsProps = Kind &
  Partial<Pick<NoticeProps, 'outlined' | 'title'>> & { children: ReactNode };

function Arguments({ kind, outlined, title, children }: ArgumentsProps) {
  return (
    <section className="pz-arguments" data-kind={kind} data-outlined={outlined || undefined}>
      {title && <h3 className="pz-arguments__title">{title}</h3>}
      <div className="pz-text">{children}</div>
    </section>
  );
}
