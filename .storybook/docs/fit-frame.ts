/**
 * A ref that tells `docs.css` the height of the story in a frame of this Storybook, also after a change of its size.
 * Content that is fixed over the page, as a dialog is, has no height.
 */
export function fitFrame(frame: HTMLIFrameElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { top, height } = entry.target.getBoundingClientRect();
    const margin = top + (frame.contentWindow?.scrollY ?? 0);
    if (height > 0) {
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
