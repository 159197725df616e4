import { pictureId, readPictureAddress } from '@plaza/contract';
import { editorBase } from '@plaza/contract/editor';
import { usePreviewOrigin } from '../app/use-website.ts';

type Props = {
  readonly websiteId: number;
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
};

/** A picture of content, small; nothing for an address that is not of the website. */
export function Thumbnail({ websiteId, src, className = 'thumbnail', alt }: Props) {
  const address = useThumbnailAddress(websiteId, src);
  return address ? <img className={className} src={address} loading="lazy" alt={alt} /> : null;
}

/** A stored picture comes from the library; another file of the site from its preview. */
function useThumbnailAddress(websiteId: number, src: string): string | undefined {
  const origin = usePreviewOrigin(websiteId);
  const picture = readPictureAddress(src);
  if (picture) return `${editorBase(websiteId)}/media/${pictureId(picture)}/thumbnail`;
  return origin && /^\/(?!\/)/.test(src) ? `${origin}${src}` : undefined;
}
