import type { RenderContext } from '../render-context.ts';
import type { VideoEmbedData } from './schema.ts';
import { VideoPoster } from './video-poster.tsx';
import { videoProvider } from './video-providers.ts';

export type VideoEmbedProps = VideoEmbedData & Pick<RenderContext, 'imageSource' | 'videoLabel'>;

/**
 * A video that loads on demand (§2.6): a poster that links to the video at its host,
 * until `attachVideos` of `./browser` replaces the link by the player on a click.
 */
export function VideoEmbed(props: VideoEmbedProps) {
  const { provider, videoId, title, start, videoLabel } = props;
  const { page, player } = videoProvider(provider);
  return (
    <figure className="pz-video">
      <div className="pz-video__frame">
        <a
          className="pz-video__link"
          href={page(videoId, start)}
          aria-label={videoLabel?.(title) ?? title}
          data-video={provider}
          data-video-player={player(videoId, start)}
          data-video-title={title}
        >
          <VideoPoster {...props} />
          <svg className="pz-video__play" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="31" />
            <path d="M25 19v26l22-13z" />
          </svg>
        </a>
      </div>
      <figcaption className="pz-video__title">{title}</figcaption>
    </figure>
  );
}
