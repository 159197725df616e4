import { Picture } from '../../react/image/picture.tsx';
import type { RenderContext } from '../render-context.ts';
import type { VideoEmbedData } from './schema.ts';
import { videoProvider } from './video-providers.ts';

/** CSS pixels: the widest that text gets, at the density of most phones, within the limit of §5. */
const OWN_POSTER = { width: 1120, height: 630, quality: 80 } as const;

type VideoPosterProps = VideoEmbedData & Pick<RenderContext, 'imageSource'>;

/**
 * The still picture of a video: content's own, else the first one that the host has of every
 * video, which the enhancement replaces by a better one, hydrated or not.
 */
export function VideoPoster({ provider, videoId, poster, imageSource }: VideoPosterProps) {
  const { posters } = videoProvider(provider);
  if (poster !== undefined) {
    const picture = { ...OWN_POSTER, src: poster, alt: '', imageSource };
    return <Picture className="pz-video__poster" loading="lazy" {...picture} />;
  }
  if (!posters) return null;
  return (
    <img
      className="pz-video__poster"
      alt=""
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      src={posters.first(videoId)}
      data-video-poster={posters.better(videoId)}
      suppressHydrationWarning
    />
  );
}
