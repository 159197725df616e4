import { Alert, NativeSelect } from '@mantine/core';
import type { LibraryPicture } from '@plaza/contract/editor';
import { useState } from 'react';
import { useWebsiteId } from '../../app/use-place.ts';
import { useEditable } from '../../app/use-website.ts';
import { AddPicture } from '../../media/add-picture.tsx';
import { PictureList } from '../../media/picture-list.tsx';
import { t } from '../../texts/texts.ts';
import { PictureDetails } from './picture-details.tsx';

/** The pictures of a website: found, added, described, replaced and deleted. */
export function MediaScreen() {
  const websiteId = useWebsiteId();
  const { locales, isReadOnly } = useEditable(websiteId);
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<LibraryPicture>();
  const [message, setMessage] = useState<string>();
  const locale = chosen ?? locales[0] ?? '';
  const open = (picture: LibraryPicture | undefined) => {
    setOpened(picture);
    setMessage(undefined);
  };
  return (
    <>
      <div className="title-row">
        <h1>{t('nav.media')}</h1>
        <NativeSelect
          label={t('media.locale')}
          value={locale}
          data={[...locales]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </div>
      {message ? <Alert color="green">{message}</Alert> : null}
      {isReadOnly ? <Alert color="blue">{t('find.files')}</Alert> : null}
      <div className="media-columns">
        <section aria-label={t('media.known')}>
          <PictureList {...{ websiteId, locale }} onPick={open} />
        </section>
        {isReadOnly ? null : (
          <section aria-label={t('media.add')} className="media-add">
            <AddPicture {...{ websiteId, locale }} level={2} onAdded={open} />
          </section>
        )}
      </div>
      {opened ? (
        <PictureDetails
          key={opened.id}
          {...{ websiteId, locale, picture: opened, isReadOnly }}
          onClose={(said) => {
            open(undefined);
            setMessage(said);
          }}
        />
      ) : null}
    </>
  );
}
