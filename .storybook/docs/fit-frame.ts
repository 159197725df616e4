/** All buttons of the consent dialog are in view (design, §7). */
const phoneHeight = '640px';

/**
 * A ref that tells `docs.css` the height of the story in a frame of this Storybook, also after a change of its size.
 * A dialog is as tall as its frame lets it be, so its frame is a small phone.
 */
export function fitFrame(frame: HTMLIFrameElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { top, height } = entry.target.getBoundingClientRect();
    const margin = top + (frame.contentWindow?.scrollY ?? 0);
    if (entry.target.querySelector('dialog[open]')) {
      frame.style.setProperty('--docs-height', phoneHeight);
      frame.style.setProperty('--docs-most', phoneHeight);
    } else if (height > 0) {
      frame.style.setProperty('--docs-height', `${Math.ceil(height + 2 * margin)}px`);
    }
  });
  const watch = () => {
    const story = frame.contentDocument?.querySelector('#storybook-root');
    if (story) observer.observe(story);
  };
  frame.addEventListener('load', watch);
  return () => {
    frame.removeEventListener('load', watch);
    observer.disconnect();
  };
}
