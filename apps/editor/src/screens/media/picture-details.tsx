import { Alert, Button, Modal, Textarea } from '@mantine/core';
import type { LibraryPicture } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { shortTime } from '../../app/short-time.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { useMay } from '../../app/use-website.ts';
import { FocalPoint } from '../../media/focal-point.tsx';
import { t } from '../../texts/texts.ts';
import { PictureUses } from './picture-uses.tsx';
import { ReplacePicture } from './replace-picture.tsx';

type Props = {
  readonly websiteId: number;
  /** Of the words that are shown and changed. */
  readonly locale: string;
  readonly picture: LibraryPicture;
  readonly isReadOnly: boolean;
  /** With what is to be said about it. */
  readonly onClose: (message?: string) => void;
};

/** A picture of the library: what it is called, where it is used, and what can be done with it. */
export function PictureDetails(props: Props) {
  const { websiteId, picture, isReadOnly, onClose } = props;
  const { name, width, height, bytes, isPublic, addedBy, addedAt, uses, otherUses } = picture;
  const isUnused = uses.length + otherUses === 0;
  return (
    <Modal opened onClose={() => onClose()} withCloseButton={false} size="xl">
      <div className="title-row">
        <Modal.Title>{t('media.title', { name })}</Modal.Title>
        <Button variant="subtle" onClick={() => onClose()}>
          {t('media.close')}
        </Button>
      </div>
      <div className="fields">
        <p className="quiet">
          {t('media.size', { width, height, bytes: Math.ceil(bytes / 1000) })}.{' '}
          {addedBy
            ? t('media.addedBy', { name: addedBy.name, time: shortTime(addedAt) })
            : shortTime(addedAt)}
          . {t(isPublic ? 'media.publicHint' : 'media.draftHint')}
        </p>
        <Words {...props} />
        <h3>{t('media.uses')}</h3>
        <PictureUses websiteId={websiteId} uses={uses} otherUses={otherUses} />
        {isReadOnly || isUnused ? null : <ReplacePicture {...props} />}
        {isReadOnly ? null : <DeletePicture {...props} />}
      </div>
    </Modal>
  );
}

/** The alternative text in a locale and the focal point, for where it is picked next. */
function Words({ websiteId, locale, picture, isReadOnly }: Props) {
  const [alt, setAlt] = useState(picture.alts[locale] ?? '');
  const [focus, setFocus] = useState(picture.focus);
  const [isSaved, setSaved] = useState(false);
  const queryClient = useQueryClient();
  const { submit, error, isBusy } = useSubmit(async () => {
    await call('changePicture', {
      ...{ websiteId, params: { picture: picture.id } },
      body: { alt: { locale, text: alt }, focus: focus ?? null },
    });
    await queryClient.invalidateQueries({ queryKey: ['media', websiteId] });
    setSaved(true);
  });
  return (
    <form className="fields" onSubmit={submit}>
      {error ? <Alert color="red">{error}</Alert> : null}
      {isSaved ? <Alert color="green">{t('media.saved')}</Alert> : null}
      <FocalPoint
        {...{ websiteId, isReadOnly, src: picture.src, value: focus }}
        onChange={(next) => {
          setFocus(next);
          setSaved(false);
        }}
      />
      <Textarea
        label={t('picture.altLabel')}
        description={`${t('picture.alt')} (${locale})`}
        value={alt}
        maxLength={300}
        readOnly={isReadOnly}
        autosize
        onChange={({ currentTarget }) => {
          setAlt(currentTarget.value);
          setSaved(false);
        }}
      />
      {isReadOnly ? null : (
        <Button type="submit" loading={isBusy} disabled={alt.trim() === ''}>
          {t('media.save')}
        </Button>
      )}
    </form>
  );
}

/** What is used is refused, with where it is. */
function DeletePicture({ websiteId, picture, onClose }: Props) {
  const may = useMay(websiteId);
  const queryClient = useQueryClient();
  const { submit, error, isBusy } = useSubmit(async () => {
    await call('deletePicture', { websiteId, params: { picture: picture.id } });
    await queryClient.invalidateQueries({ queryKey: ['media', websiteId] });
    onClose(t('media.deleted', { name: picture.name }));
  });
  if (picture.isPublic && !may('publish')) return null;
  return (
    <>
      {error ? <Alert color="red">{error}</Alert> : null}
      <Button
        className="add-value"
        variant="subtle"
        color="red"
        loading={isBusy}
        onClick={() => submit()}
      >
        {t('media.delete')}
      </Button>
    </>
  );
}
