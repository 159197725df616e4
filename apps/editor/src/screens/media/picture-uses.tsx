import { type LibraryPicture, NO_LOCALE } from '@plaza/contract/editor';
import { Link } from '@tanstack/react-router';
import { t } from '../../texts/texts.ts';

type Props = { readonly websiteId: number } & Pick<LibraryPicture, 'uses' | 'otherUses'>;

/** The entries that show a picture, as links. */
export function PictureUses({ websiteId, uses, otherUses }: Props) {
  if (uses.length + otherUses === 0) return <p>{t('media.unused')}</p>;
  return (
    <>
      <ul className="plain-list">
        {uses.map(({ folder, locale, id, title, isPublished }) => (
          <li key={`${folder}/${locale}/${id}`}>
            <Link
              to="/sites/$websiteId/entries/$folder/$locale/$entry"
              params={{ websiteId, folder, locale: locale || NO_LOCALE, entry: id }}
            >
              {title}
            </Link>{' '}
            <span className="quiet">
              {[folder, locale].filter(Boolean).join(' / ')}
              {isPublished ? '' : `, ${t('media.inDraft')}`}
            </span>
          </li>
        ))}
      </ul>
      {otherUses > 0 ? <p>{t('media.usesElsewhere', { count: otherUses })}</p> : null}
    </>
  );
}
