import type { Page } from 'playwright';
import { findOverflow } from './audit-accessibility.ts';

/** Widths at which no amount, percentage or number may break across two lines. */
const figureWidths: readonly number[] = [320, 768, 1280];

/** A phone and a desk, on which no page may scroll sideways. */
const pageWidths: readonly number[] = [360, 1280];

const widths = [...new Set([...figureWidths, ...pageWidths])];

/** Runs in the page: opens what stands closed, but for menus, so that figures in it have lines. */
export function openDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([name])'))
    details.open = true;
}

/**
 * Finds figures that break across two lines, also in details, and pages that are too wide:
 * `320 px: 1.250,00 €`.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(openDetails);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const faults = [
      ...(figureWidths.includes(width) ? await page.evaluate(brokenFigures) : []),
      ...(pageWidths.includes(width) ? await findOverflow(page) : []),
    ];
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** Runs in the page: figures with their units that break across lines. */
export function brokenFigures(): string[] {
  const gap = '[\\s\\u00a0\\u202f]?';
  const unit = `(?:\\p{Sc}|%|(?:kr\\.?|zł|lei)(?!\\p{L}))`;
  const figure = new RegExp(
    `(?:\\p{Sc}${gap})?\\d(?:[\\d.,’'\\u00a0\\u202f]*\\d)?(?:${gap}${unit})?`,
    'gu',
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // What is closed has no lines.
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: words, index } of (text.nodeValue ?? '').matchAll(figure)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + words.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const top = Math.max(...boxes.map((box) => box.top));
      const bottom = Math.min(...boxes.map((box) => box.bottom));
      if (boxes.length > 1 && top >= bottom - 1) broken.push(words);
    }
  }
  return broken;
}

/** Runs in the page: values of an offer's figures that stand higher or lower than their neighbours. */
export function unevenFigures(): string[] {
  const lines = [...document.querySelectorAll('.pz-product__figures')].flatMap((offer) => {
    const figures = [...offer.children].map((figure) => figure.getBoundingClientRect());
    const values = [...offer.querySelectorAll('dd')];
    return values.map((value, at) => {
      const line = values.filter(
        (_, other) =>
          (figures[other]?.top ?? 0) < (figures[at]?.bottom ?? 0) &&
          (figures[other]?.bottom ?? 0) > (figures[at]?.top ?? 0),
      );
      return { value, tops: new Set(line.map((each) => each.getBoundingClientRect().top)) };
    });
  });
  return lines.flatMap(({ value, tops }) =>
    tops.size > 1 ? [`${value.textContent} stands at ${[...tops].join(' and ')} px`] : [],
  );
}
