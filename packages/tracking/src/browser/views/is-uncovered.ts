/** Positions of the sampled points, in eighths of the element's width and height. */
const EIGHTHS = [1, 3, 5, 7];

/** Whether at least half of an element is visible: in the viewport and not covered. */
export function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = EIGHTHS.flatMap((x) => EIGHTHS.map((y) => [x, y] as const));
  const seen = points.filter(([x, y]) =>
    element.contains(document.elementFromPoint(left + (width * x) / 8, top + (height * y) / 8)),
  );
  return seen.length * 2 >= points.length;
}
