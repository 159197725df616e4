/** A video host: the pattern of its ids, and the addresses of its pages, players and posters. */
interface VideoProvider {
  /** The pattern of a whole id. */
  readonly videoId: RegExp;
  /** The page of the video at its host, for readers without JavaScript; `start` in seconds. */
  readonly page: (videoId: string, start: number) => string;
  /** The player, which autoplays, since it loads on demand. */
  readonly player: (videoId: string, start: number) => string;
  /** The host's posters; without them, a video shows only a poster from content. */
  readonly posters?: VideoPosters;
}

interface VideoPosters {
  /** Exists for every video. */
  readonly first: (videoId: string) => string;
  /** Exists for many; otherwise the host sends a placeholder of 120×90. */
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
