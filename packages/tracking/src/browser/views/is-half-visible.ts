/** Positions of 16 sampled points, in eighths of the width, and of the height in the window. */
const EIGHTHS = [1, 3, 5, 7];

/**
 * Whether half of an element is visible, in the window and not covered, or as much of it as half of
 * the window: a product larger than the window could never show half of itself.
 */
export function isHalfVisible(element: Element): boolean {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const start = Math.max(top, 0);
  const high = Math.min(bottom, innerHeight) - start;
  const seen = EIGHTHS.flatMap((x) =>
    EIGHTHS.filter((y) =>
      element.contains(document.elementFromPoint(left + (width * x) / 8, start + (high * y) / 8)),
    ),
  );
  return width * high * seen.length >= 8 * Math.min(width * height, innerWidth * innerHeight);
}
