const LINK = 'a[data-video-player]';
const BETTER_POSTER_DELAY_MS = 100;

const seen = new WeakSet<Node>();
const isNew = (node: Node) => !seen.has(node) && seen.add(node);

/**
 * Brings the video embeds under `root` to life (§2.6): a click, Enter or Space on one loads its
 * player in place of its poster and moves the focus there; 100 ms after this call a poster of the
 * video's host becomes a better one. To be called again when more embeds have come into the page.
 *
 * All listening happens at the root, and the player stands in a shadow tree, so a framework may
 * hydrate the embeds before or after.
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

function play({ parentElement: stage, dataset }: HTMLElement): void {
  if (!stage || stage.shadowRoot) return;
  const player = document.createElement('iframe');
  player.setAttribute('part', 'player');
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // Players refuse to play for a page that does not say where it is.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.title = dataset.videoTitle ?? '';
  player.src = dataset.videoPlayer ?? '';
  // Chromium gives the focus back to this window when the player's own process takes over, at any
  // time after its loading began, and does not let it be handed on in that same task.
  const handOn = () => document.activeElement === stage && player.contentWindow?.focus();
  addEventListener('focus', () => setTimeout(handOn));
  stage.attachShadow({ mode: 'open' }).append(player);
  player.focus();
}

/** Opens the connection ahead of the player, where the poster has told its host of the visitor anyway. */
function connect(event: Event): void {
  const link = linkOf(event);
  if (!link?.querySelector('[data-video-poster]') || !isNew(link)) return;
  const hint = document.createElement('link');
  hint.rel = 'preconnect';
  hint.href = new URL(link.dataset.videoPlayer ?? '').origin;
  document.head.append(hint);
}

/** A poster that has not been fetched yet, being far from view, waits until it is. */
function improve(poster: HTMLImageElement): void {
  if (!poster.complete) {
    poster.addEventListener('load', () => improve(poster), { once: true });
    return;
  }
  const better = new Image();
  better.onload = () => {
    // What the host sends, as a picture too, when it has no better one.
    if (better.naturalWidth !== 120 || better.naturalHeight !== 90) poster.src = better.src;
  };
  better.src = poster.dataset.videoPoster ?? '';
}
