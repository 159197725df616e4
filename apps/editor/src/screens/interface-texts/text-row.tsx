import { Badge } from '@mantine/core';
import type { EditorFinding } from '@plaza/contract/editor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { checkQuery, paramsOf } from '../../api/queries.ts';
import { textOf } from '../../entry/change-entries.ts';
import type { Override } from '../../interface-texts/overrides.ts';
import type { TextRow as Row } from '../../interface-texts/text-rows.ts';
import type { TextDrafts } from '../../interface-texts/use-text-drafts.ts';
import { t } from '../../texts/texts.ts';
import { StateBadge } from '../find/entry-table.tsx';
import { TextConflict } from './text-conflict.tsx';

type Props = {
  readonly row: Row;
  readonly drafts: TextDrafts;
  readonly originalLocale: string;
  readonly isReadOnly: boolean;
  /** Enter and Shift+Enter. */
  readonly onMove: (from: HTMLElement, step: 1 | -1) => void;
};

/** A text of the interface: the site's own, the original, and the field that replaces it. */
export function TextRow(props: Props) {
  const { row, drafts, originalLocale } = props;
  const { key, slug, text, original, override } = row;
  return (
    <li className="text-row" data-changed={override?.entry.draft ? true : undefined}>
      <div>
        <code>{key}</code> <RowState override={override} />
        <p id={`own-${slug}`} lang={drafts.locale}>
          {text}
        </p>
        <Placeholders row={row} />
      </div>
      {original === undefined ? null : (
        <div>
          <span className="quiet">{t('texts.original')}</span>
          <p lang={originalLocale}>{original}</p>
        </div>
      )}
      <div>
        <TextField {...props} />
        {drafts.stale?.slug === slug ? <TextConflict drafts={drafts} stale={drafts.stale} /> : null}
      </div>
    </li>
  );
}

function RowState({ override }: { readonly override: Override | undefined }) {
  const draft = override?.entry.draft;
  if (!draft) return override ? <Badge variant="light">{t('texts.replaced')}</Badge> : null;
  const { name } = draft.author;
  return (
    <>
      <StateBadge state={draft.state} />{' '}
      <span className="quiet">
        {t('texts.draftOf', { author: name })}
        {draft.text === null ? ` · ${t('texts.removal')}` : ''}
      </span>
    </>
  );
}

/** `{amount} (money)`: what a text must have, and how it is written. */
function Placeholders({ row: { text, placeholders } }: { readonly row: Row }) {
  // A form of a plural may leave out its number.
  const used = Object.entries(placeholders).filter(([name]) => text.includes(`{${name}`));
  if (used.length === 0) return null;
  const names = used.map(([name, format]) => `{${name}} (${format})`).join(', ');
  return <p className="quiet">{t('texts.placeholders', { names })}</p>;
}

/** Typed here, unless the component is more than its text. */
function TextField({ row, drafts, isReadOnly, onMove }: Props) {
  const { key, slug, override } = row;
  const findings = useFindings(drafts, override);
  const problems = findings.map(({ message }) => message);
  const isOwnForm = override !== undefined && !override.path;
  const isScheduled = override?.entry.draft?.state === 'scheduled';
  const value = drafts.textOf(slug);
  return (
    <>
      <textarea
        className="text-field"
        aria-label={t('texts.field', { key })}
        aria-describedby={[`own-${slug}`, ...(problems.length > 0 ? [`problem-${slug}`] : [])].join(
          ' ',
        )}
        aria-invalid={problems.length > 0}
        lang={drafts.locale}
        rows={Math.min(6, 1 + Math.floor(value.length / 44))}
        maxLength={2000}
        readOnly={isReadOnly || isOwnForm || isScheduled}
        value={value}
        onChange={({ currentTarget }) => drafts.type(slug, currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onMove(event.currentTarget, event.shiftKey ? -1 : 1);
        }}
      />
      {problems.length === 0 ? null : (
        <ul id={`problem-${slug}`} className="text-problem">
          {problems.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {isScheduled ? <p className="quiet">{t('texts.scheduled')}</p> : null}
      {override ? <OwnForm {...{ row, drafts, override }} isNeeded={isOwnForm} /> : null}
    </>
  );
}

type OwnFormProps = Pick<Props, 'row' | 'drafts'> & {
  readonly override: Override;
  readonly isNeeded: boolean;
};

/** Where the component is reviewed, discarded, and formatted. */
const OwnForm = ({ row, drafts, override, isNeeded }: OwnFormProps) => (
  <p className="quiet">
    {isNeeded ? `${t('texts.inEntry')} ` : null}
    <Link
      to="/sites/$websiteId/entries/$folder/$locale/$entry"
      params={{ websiteId: drafts.websiteId, ...paramsOf(override.entry) }}
    >
      {t('texts.openEntry', { key: row.key })}
    </Link>
  </p>
);

/** What the site would refuse of a stored draft, by the site's own rules. */
function useFindings(
  { websiteId, locale }: TextDrafts,
  override: Override | undefined,
): readonly EditorFinding[] {
  const draft = override?.entry.draft;
  const isChecked = draft != null && draft.text !== null;
  const key = { folder: 'components' as const, locale, id: override?.entry.id ?? '' };
  const { data } = useQuery({
    ...checkQuery(websiteId, key, override ? textOf(override.entry) : ''),
    enabled: isChecked,
    placeholderData: keepPreviousData,
  });
  return isChecked ? (data?.findings ?? []) : [];
}
