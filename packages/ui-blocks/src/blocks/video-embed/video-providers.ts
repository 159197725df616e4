/** A host of videos: what its ids look like, and where its pages, players and posters are. */
interface VideoProvider {
  /** What a video's id is, and nothing else. */
  readonly videoId: RegExp;
  /** The page of the video at its host, for readers without JavaScript; `start` in seconds. */
  readonly page: (videoId: string, start: number) => string;
  /** The player, which starts by itself, since it loads when a visitor asks for it. */
  readonly player: (videoId: string, start: number) => string;
  /** Posters the host has of every video; without a row, a video shows a poster of content's only. */
  readonly posters?: VideoPosters;
}

interface VideoPosters {
  /** Exists for every video. */
  readonly first: (videoId: string) => string;
  /** Exists for many; in place of the others the host sends a picture of 120×90. */
  readonly better: (videoId: string) => string;
}

/** The hosts that a video embed can play from (§2.6). A new host is one row here. */
export const VIDEO_PROVIDERS = {
  youtube: {
    videoId: /^[\w-]{11}$/,
    page: (videoId, start) =>
      `https://www.youtube.com/watch?v=${videoId}${start > 0 ? `&t=${start}s` : ''}`,
    player: (videoId, start) =>
      `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ''}`,
    posters: {
      first: (videoId) => `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
      better: (videoId) => `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`,
    },
  },
} as const satisfies Record<string, VideoProvider>;

export type VideoProviderName = keyof typeof VIDEO_PROVIDERS;

/** A row as every row is typed. */
export const videoProvider = (name: VideoProviderName): VideoProvider => VIDEO_PROVIDERS[name];
