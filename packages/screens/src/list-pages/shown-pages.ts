/**
 * The page numbers that a list of pages shows: the first, the last, and the current one with its
 * neighbours; `gap` stands for at least two others. At most seven, so that they fit in 360 px.
 */
export function shownPages(current: number, last: number): readonly (number | 'gap')[] {
  const wanted = new Set([1, current - 1, current, current + 1, last]);
  if (current <= 4) for (let page = 1; page <= 4; page += 1) wanted.add(page);
  if (current > last - 4) for (let page = last - 3; page <= last; page += 1) wanted.add(page);
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    if (missing > 1) return ['gap' as const, page];
    return missing === 1 ? [page - 1, page] : [page];
  });
}
