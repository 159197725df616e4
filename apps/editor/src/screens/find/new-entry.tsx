import { Alert, Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';
import { NO_LOCALE } from '@plaza/contract/editor';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { paramsOf } from '../../api/queries.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { useMay, useWebsite } from '../../app/use-website.ts';
import { newEntryText } from '../../entry/new-entry-text.ts';
import { labelOf, t } from '../../texts/texts.ts';

/** Starts an entry: its type, locale and id, which stay; everything else is filled in on its screen. */
export function NewEntry({ websiteId }: { readonly websiteId: number }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay(websiteId);
  const website = useWebsite(websiteId);
  if (!may('edit') || website?.owner === 'files') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('new.open')}</Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} withCloseButton={false}>
        <Modal.Title>{t('new.open')}</Modal.Title>
        <NewEntryForm websiteId={websiteId} locales={website?.locales ?? []} />
        <Button variant="subtle" fullWidth onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </Modal>
    </>
  );
}

type FormProps = { readonly websiteId: number; readonly locales: readonly string[] };

function NewEntryForm({ websiteId, locales }: FormProps) {
  const [folder, setFolder] = useState<ContentFolder>('posts');
  const [locale, setLocale] = useState(locales[0] ?? '');
  const [id, setId] = useState('');
  const navigate = useNavigate();
  const { submit, error, isBusy } = useSubmit(async () => {
    const entry = { folder, locale: folder === 'website-cookies' ? '' : locale, id };
    const text = newEntryText(entry, new Date());
    const params = paramsOf(entry);
    await call('saveDraft', { websiteId, params, body: { text, baseVersion: 0, draftVersion: 0 } });
    await navigate({
      to: '/sites/$websiteId/entries/$folder/$locale/$entry',
      params: { websiteId, folder, locale: entry.locale || NO_LOCALE, entry: id },
    });
  });
  return (
    <form className="fields" onSubmit={submit}>
      {error ? <Alert color="red">{error}</Alert> : null}
      <NativeSelect
        label={t('find.type')}
        value={folder}
        data={Object.keys(CONTENT_FOLDERS).map((value) => ({ value, label: labelOf(value) }))}
        onChange={({ currentTarget }) => setFolder(currentTarget.value as ContentFolder)}
      />
      <NativeSelect
        label={t('find.locale')}
        value={locale}
        data={[...locales]}
        onChange={({ currentTarget }) => setLocale(currentTarget.value)}
      />
      <TextInput
        label={t('new.id')}
        description={t('new.idHint')}
        pattern="[A-Za-z0-9][A-Za-z0-9._\-]*"
        maxLength={64}
        required
        withAsterisk={false}
        value={id}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <Button type="submit" loading={isBusy}>
        {t('new.submit')}
      </Button>
    </form>
  );
}
