const LINK = 'a[data-video-player]';
const BETTER_POSTER_DELAY_MS = 100;

const seen = new WeakSet<Node>();
const isNew = (node: Node) => !seen.has(node) && seen.add(node);

/**
 * Enhances the video embeds under `root` (§2.6): a click, Enter or Space on one replaces its poster
 * by its player and moves the focus there; 100 ms after this call a poster of the video's host is
 * replaced by a better one. Call it again after adding embeds to the page.
 *
 * Listeners are on the root and the player is in a shadow tree, so a framework may hydrate the
 * embeds before or after.
 */
export function attachVideos(root: Document | Element = document): void {
  if (isNew(root)) {
    root.addEventListener('click', activate);
    root.addEventListener('keydown', activate);
    root.addEventListener('pointerover', connect);
    root.addEventListener('focusin', connect);
  }
  for (const poster of root.querySelectorAll<HTMLImageElement>('img[data-video-poster]')) {
    if (isNew(poster)) setTimeout(improve, BETTER_POSTER_DELAY_MS, poster);
  }
}

const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>(LINK);

function activate(event: Event): void {
  const link = linkOf(event);
  const { type, key, button, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent &
    MouseEvent;
  // Enter on a link is a click already, and a click with a key held is about the link itself.
  const asked = type === 'click' ? !button : key === ' ';
  if (!link || !asked || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  play(link);
}

function play({ parentElement: frame, dataset }: HTMLElement): void {
  if (!frame || frame.shadowRoot) return;
  const player = document.createElement('iframe');
  player.setAttribute('part', 'player');
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // Players refuse to play without a referrer.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.title = dataset.videoTitle ?? '';
  player.src = dataset.videoPlayer ?? '';
  // Chromium returns the focus to this window when the player's process takes over, at any time
  // after loading began, and ignores a focus call in that same task.
  const refocus = () => document.activeElement === frame && player.contentWindow?.focus();
  addEventListener('focus', () => setTimeout(refocus));
  frame.attachShadow({ mode: 'open' }).append(player);
  player.focus();
}

/** Preconnects to the player's host, if the poster was already fetched from the video's host. */
function connect(event: Event): void {
  const link = linkOf(event);
  if (!link?.querySelector('[data-video-poster]') || !isNew(link)) return;
  const hint = document.createElement('link');
  hint.rel = 'preconnect';
  hint.href = new URL(link.dataset.videoPlayer ?? '').origin;
  document.head.append(hint);
}

/** Waits for a lazy poster to load first. */
function improve(poster: HTMLImageElement): void {
  if (!poster.complete) {
    poster.addEventListener('load', () => improve(poster), { once: true });
    return;
  }
  const better = new Image();
  better.onload = () => {
    // The placeholder that the host sends, also as a picture, when it has no better one.
    if (better.naturalWidth !== 120 || better.naturalHeight !== 90) poster.src = better.src;
  };
  better.src = poster.dataset.videoPoster ?? '';
}
