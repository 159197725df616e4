import type { ReactNode } from 'react';
import { safeUrl } from '../../core/safe-url.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { Icon, type IconProps } from '../../icons/icon.tsx';
import type { CroppedImage, ImageSource } from '../../model/image.ts';
import type { DatedText } from '../../model/layout-components.ts';
import { Picture } from '../image/picture.tsx';
import { CriteriaList, type Criterion } from './score.tsx';

export interface Entry {
  /** Unique in the list. */
  id: string;
  /** Without an address the title is no link. */
  href?: string | undefined;
  title: string;
  summary?: string | undefined;
  image?: CroppedImage | undefined;
  /** The face of the entry beside its title, e.g. `Logo`. */
  picture?: ReactNode;
  /** Topic, date, author, in one line. */
  details?: readonly (string | DatedText)[];
  /** Shares drawn as bars, each with its text, e.g. what a game returns. */
  criteria?: readonly Criterion[] | undefined;
  /** A sample of what the entry answers, e.g. that of a tool, with its label. */
  sample?: { label: string; text: string } | undefined;
  /** What stands out, e.g. a score or the publisher of a text elsewhere. */
  mark?: string | undefined;
  /** `http(s)` addresses of other sites: the link says so to crawlers and to the browser. */
  external?: boolean | undefined;
}

export interface EntryListProps {
  entries: readonly Entry[];
  /** Shown instead of an empty list; default: nothing. */
  empty?: string;
  /** The heading of each card; default 2. */
  level?: 2 | 3 | undefined;
  imageSource?: ImageSource | undefined;
  /** The first entry is larger than the others: the newest of a list of articles. */
  lead?: boolean | undefined;
}

/** Entries with a page of their own, as cards in the order given. */
export function EntryList({ entries, empty, level, imageSource, lead }: EntryListProps) {
  if (entries.length === 0) return empty ? <EmptyNote text={empty} /> : null;
  const leads = lead && entries.length > 2;
  return (
    <ul className="pz-entries pz-plain-list" data-lead={leads ? '' : undefined}>
      {entries.map((entry, index) => (
        <li key={entry.id} className="pz-entries__item" data-find-item="">
          <EntryCard
            {...{ entry, level, imageSource }}
            loading={leads && index === 0 ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}

/** What a list says that has nothing to show yet. */
export function EmptyNote({ text }: { text: string }) {
  return (
    <p className="pz-entries__empty">
      <Drawing name="empty" />
      {text}
    </p>
  );
}

export interface EntryCardProps extends Pick<EntryListProps, 'level' | 'imageSource'> {
  entry: Entry;
  /** When its image is fetched; default `lazy`. */
  loading?: 'eager' | 'lazy';
}

/** An entry with a page of its own: its title is the link, the whole card is its target. */
export function EntryCard({ entry, level = 2, imageSource, loading = 'lazy' }: EntryCardProps) {
  const { title, summary, image, picture, mark, criteria = [], sample, details = [] } = entry;
  const Heading = `h${level}` as const;
  return (
    <article className="pz-entry">
      {image && (
        <Picture
          className="pz-entry__image"
          {...{ ...image, alt: '', quality: 80 }}
          {...{ loading, imageSource }}
        />
      )}
      {picture}
      <Heading className="pz-entry__title">
        <EntryLink entry={entry}>{title}</EntryLink>
      </Heading>
      {mark && <p className="pz-entry__mark">{mark}</p>}
      {summary && <p className="pz-entry__summary">{summary}</p>}
      {criteria.length > 0 && <CriteriaList criteria={criteria} />}
      {sample && (
        <p className="pz-entry__sample">
          <strong>{sample.label}</strong> {sample.text}
        </p>
      )}
      {details.length > 0 && <EntryDetails details={details} />}
    </article>
  );
}

function EntryLink({ entry: { href, external }, children }: { entry: Entry; children: string }) {
  const address = safeUrl(href);
  if (!address) return children;
  return (
    <a className="pz-entry__link" href={address} rel={external ? 'external' : undefined}>
      {children}
    </a>
  );
}

function EntryDetails({ details }: { details: NonNullable<Entry['details']> }) {
  return (
    <ul className="pz-entry__details pz-plain-list">
      {details.map((detail) =>
        typeof detail === 'string' ? (
          <li key={detail}>{detail}</li>
        ) : (
          <li key={detail.text}>
            <time dateTime={detail.dateTime}>{detail.text}</time>
          </li>
        ),
      )}
    </ul>
  );
}

/** The icon of an entry on a tinted ground. */
export const EntryIcon = (icon: IconProps) => (
  <span className="pz-entry__icon">
    <Icon {...icon} />
  </span>
);
