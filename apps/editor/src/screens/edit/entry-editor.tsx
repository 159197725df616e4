import { Alert, Tabs } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { EditorEntry, EditorFinding } from '@plaza/contract/editor';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkQuery } from '../../api/queries.ts';
import { ReadOnlyNotice } from '../../app/read-only-notice.tsx';
import { SaveState } from '../../app/save-state.tsx';
import { UndoButtons } from '../../app/undo-buttons.tsx';
import { useUndoKeys } from '../../app/use-undo-keys.ts';
import { useMay, useOriginals, useWebsite } from '../../app/use-website.ts';
import { localFindings, mergeFindings } from '../../entry/local-findings.ts';
import { titleOf } from '../../entry/title-of.ts';
import { Field } from '../../form/field.tsx';
import { entryForm, fieldKind, resolve } from '../../form/field-schema.ts';
import { Properties } from '../../form/fields/object-field.tsx';
import { FormProvider } from '../../form/form-context.tsx';
import { labelOf, t } from '../../texts/texts.ts';
import { StateBadge } from '../find/entry-table.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FindingsList } from './findings-list.tsx';
import { LinksHere } from './links-here.tsx';
import { OriginalPanel } from './original-panel.tsx';
import { PreviewFrame } from './preview/preview-frame.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { TouchedPanel } from './touched/touched-panel.tsx';
import { type Draft, keyOf, useDraft } from './use-draft.ts';
import { VersionsPanel } from './versions-panel.tsx';

type Props = { readonly websiteId: number; readonly opened: EditorEntry };

/** The form of an entry, beside it the preview, its findings, its publication and its versions. */
export function EntryEditor({ websiteId, opened }: Props) {
  const draft = useDraft(websiteId, opened);
  const { entry, history } = draft;
  const may = useMay(websiteId, entry.locale);
  const isReadOnly = !may('edit') || useWebsite(websiteId)?.owner === 'files';
  const findings = useFindings(websiteId, draft);
  useUndoKeys(draft.dispatch);
  return (
    <>
      <Head draft={draft} isReadOnly={isReadOnly} />
      {isReadOnly ? <ReadOnlyNotice websiteId={websiteId} /> : null}
      {draft.stale ? <ConflictDialog draft={draft} stale={draft.stale} /> : null}
      <div className="edit-columns">
        <section aria-label={t('edit.form')} className="edit-form">
          <EntryForm {...{ websiteId, draft, findings, isReadOnly }} />
        </section>
        <section aria-label={t('edit.beside')} className="edit-beside">
          <Beside {...{ websiteId, draft, findings }} value={history.now.value} />
        </section>
      </div>
    </>
  );
}

type PartProps = {
  readonly websiteId: number;
  readonly draft: Draft;
  readonly findings: readonly EditorFinding[];
};

function EntryForm({
  websiteId,
  draft,
  findings,
  isReadOnly,
}: PartProps & { readonly isReadOnly: boolean }) {
  const { entry, history, dispatch } = draft;
  const form = entryForm(entry.folder);
  const root = resolve(form.root, form);
  const state = {
    ...{
      Field,
      form,
      findings,
      isReadOnly,
      websiteId,
      entry: keyOf(entry),
      value: history.now.value,
    },
    change: (path: Parameters<typeof Field>[0]['path'], value: unknown) =>
      dispatch({ kind: 'edit', path, value: value as never, time: Date.now() }),
  };
  return (
    <FormProvider value={state}>
      {fieldKind(root) === 'object' ? (
        <Properties schema={root} path={[]} />
      ) : (
        <Field schema={root} path={[]} label={labelOf(entry.folder)} isRequired />
      )}
    </FormProvider>
  );
}

function Beside({
  websiteId,
  draft,
  findings,
  value,
}: PartProps & { readonly value: Parameters<typeof titleOf>[0] }) {
  const { entry } = draft;
  const hasOriginal = useOriginals(websiteId, entry.locale).length > 0;
  const isNew = !entry.draft && !entry.published;
  return (
    <Tabs defaultValue={isNew && hasOriginal ? 'original' : 'preview'} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="preview">{t('tab.preview')}</Tabs.Tab>
        <Tabs.Tab value="findings">{t('tab.findings', { count: findings.length })}</Tabs.Tab>
        <Tabs.Tab value="touched">{t('tab.touched')}</Tabs.Tab>
        <Tabs.Tab value="publish">{t('tab.publish')}</Tabs.Tab>
        <Tabs.Tab value="versions">{t('tab.versions')}</Tabs.Tab>
        {hasOriginal ? <Tabs.Tab value="original">{t('tab.original')}</Tabs.Tab> : null}
        <Tabs.Tab value="links">{t('tab.links')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="preview">
        <PreviewFrame websiteId={websiteId} entry={entry} value={value} />
      </Tabs.Panel>
      <Tabs.Panel value="findings">
        <FindingsList findings={findings} />
      </Tabs.Panel>
      <Tabs.Panel value="touched">
        <TouchedPanel websiteId={websiteId} entry={entry} />
      </Tabs.Panel>
      <Tabs.Panel value="publish">
        <PublishPanel websiteId={websiteId} draft={draft} />
      </Tabs.Panel>
      <Tabs.Panel value="versions">
        <VersionsPanel websiteId={websiteId} draft={draft} />
      </Tabs.Panel>
      <Tabs.Panel value="original">
        <OriginalPanel {...{ websiteId, draft }} />
      </Tabs.Panel>
      <Tabs.Panel value="links">
        <LinksHere websiteId={websiteId} entry={entry} value={value} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Head({ draft, isReadOnly }: { readonly draft: Draft; readonly isReadOnly: boolean }) {
  const { entry, history, dispatch, status, error } = draft;
  return (
    <>
      <div className="title-row">
        <div>
          <h1>{titleOf(history.now.value, entry.id)}</h1>
          <p className="quiet">
            {labelOf(entry.folder)} · {entry.locale || t('find.noLocale')} · {entry.file}
          </p>
        </div>
        <div className="row">
          <StateBadge state={entry.draft?.state ?? 'published'} />
          <SaveState status={status} />
          <UndoButtons {...{ history, dispatch, isReadOnly }} />
        </div>
      </div>
      {status === 'failed' ? (
        <Alert color="red">{t('save.failedWhy', { error: error ?? '' })}</Alert>
      ) : null}
      {entry.draft?.comment ? (
        <Alert color="grape" title={entry.draft.reviewer?.name}>
          {entry.draft.comment}
        </Alert>
      ) : null}
      {entry.draft && entry.draft.text === null ? (
        <Alert color="orange">{t('edit.removal')}</Alert>
      ) : null}
    </>
  );
}

/** The contract's findings at once, the rest after a pause in typing. */
function useFindings(websiteId: number, { history, entry }: Draft): readonly EditorFinding[] {
  const { value, text } = history.now;
  const [settled] = useDebouncedValue(text, 400);
  const { data } = useQuery({
    ...checkQuery(websiteId, keyOf(entry), settled),
    placeholderData: (old) => old,
  });
  const local = useMemo(() => localFindings(entry.folder, value), [entry.folder, value]);
  return useMemo(() => mergeFindings(local, data?.findings), [local, data]);
}
