import { Badge } from '@mantine/core';
import type { LibraryPicture } from '@plaza/contract/editor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaQuery } from '../api/queries.ts';
import { Answer } from '../app/answer.tsx';
import { Pages } from '../app/pages.tsx';
import { SearchInput } from '../app/search-input.tsx';
import { t } from '../texts/texts.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  readonly websiteId: number;
  /** Whose words are shown. */
  readonly locale: string;
  readonly onPick: (picture: LibraryPicture) => void;
};

const size = 24;

/** The pictures of a website, found by name or words, each a button. */
export function PictureList({ websiteId, locale, onPick }: Props) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...mediaQuery(websiteId, { q, page, size }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchInput
        label={t('media.search')}
        value={q}
        onChange={(next) => {
          setQ(next);
          setPage(1);
        }}
      />
      <Answer query={query}>
        {({ total, pictures }) => (
          <>
            <p role="status" className="count">
              {t(total === 1 ? 'media.one' : 'media.count', { total })}
            </p>
            <ul className="pictures">
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <PictureButton {...{ websiteId, locale, picture, onPick }} />
                </li>
              ))}
            </ul>
            <Pages {...{ total, size, page }} onChange={setPage} />
          </>
        )}
      </Answer>
    </>
  );
}

function PictureButton({
  websiteId,
  locale,
  picture,
  onPick,
}: Props & { readonly picture: LibraryPicture }) {
  const { src, name, width, height, bytes, alts, isPublic, uses, otherUses } = picture;
  const count = uses.length + otherUses;
  return (
    <button type="button" className="picture-button" onClick={() => onPick(picture)}>
      <Thumbnail websiteId={websiteId} src={src} alt="" className="picture-thumbnail" />
      <span className="picture-name">{name}</span>
      <span className="quiet">{alts[locale] ?? t('media.noAlt')}</span>
      <span className="quiet">
        {t('media.size', { width, height, bytes: Math.ceil(bytes / 1000) })} ·{' '}
        {t('media.used', { count })}
      </span>
      {isPublic ? null : <Badge variant="light">{t('media.notPublic')}</Badge>}
    </button>
  );
}
