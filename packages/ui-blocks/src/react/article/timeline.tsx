import type { ReactNode } from 'react';
import type { DatedText } from '../../model/layout-components.ts';

export interface TimelineEntry {
  /** Fragment id of the entry. */
  id: string;
  date: DatedText;
  title: string;
  /** A running figure with its label, e.g. what is still owed. */
  balance?: { label: string; text: string } | undefined;
  children: ReactNode;
}

export interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** The heading of each entry; default 2. */
  level?: 2 | 3 | undefined;
}

/** Dated entries under headings, in the order given. */
export function Timeline({ entries, level = 2 }: TimelineProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className="pz-timeline pz-plain-list">
      {entries.map(({ id, date, title, balance, children }) => (
        <li key={id} className="pz-timeline__entry" id={id}>
          <div className="pz-timeline__head">
            <time className="pz-timeline__date" dateTime={date.dateTime}>
              {date.text}
            </time>
            <Heading className="pz-timeline__title">{title}</Heading>
            {balance && (
              <p className="pz-timeline__balance">
                {balance.label} <strong>{balance.text}</strong>
              </p>
            )}
          </div>
          <div className="pz-text">{children}</div>
        </li>
      ))}
    </ol>
  );
}
