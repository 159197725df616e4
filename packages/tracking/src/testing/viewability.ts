/** What a visitor sees of a page, as a test says it. */
export type Viewability = {
  /** Brings so much of an element into the window, from 0 to 1; all of it unless said otherwise. */
  readonly show: (element: Element, ratio?: number) => void;
  /** Puts something over an element, or takes it away: in the window, and yet not seen. */
  readonly cover: (element: Element, isCovered?: boolean) => void;
  /** Hides the tab, or shows it again. */
  readonly hideTab: (isHidden?: boolean) => void;
};

/** Of a window, what this takes the place of. */
type Scope = { IntersectionObserver: typeof IntersectionObserver; readonly document: Document };

type Hear = (target: Element, ratio: number) => void;

/** Where an element lies: each in a place of its own, so that a point tells which one it is. */
const SIDE = 100;

/**
 * Takes the place of all by which a page finds out what is seen: `IntersectionObserver`, places and
 * points of elements, and whether the tab is hidden. Time stays the test's own.
 *
 * @param scope the window of the page; e.g. `globalThis`, where a test has put a document
 */
export function createViewability(scope: Scope): Viewability {
  const { document } = scope;
  const observers = new Map<object, { readonly hear: Hear; readonly targets: Set<Element> }>();
  const shown = new Map<Element, number>();
  const covered = new Set<Element>();
  let isHidden = false;

  scope.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      const self = this as unknown as IntersectionObserver;
      const hear: Hear = (target, intersectionRatio) =>
        callback([{ target, intersectionRatio } as IntersectionObserverEntry], self);
      observers.set(this, { hear, targets: new Set() });
    }
    observe(target: Element) {
      observers.get(this)?.targets.add(target);
      observers.get(this)?.hear(target, shown.get(target) ?? 0);
    }
    unobserve(target: Element) {
      observers.get(this)?.targets.delete(target);
    }
    disconnect() {
      observers.get(this)?.targets.clear();
    }
  } as unknown as typeof IntersectionObserver;

  document.elementFromPoint = (x, y) => {
    const element = [...shown.keys()][Math.floor(y / SIDE)];
    const isSeen = element && !covered.has(element) && x < SIDE * (shown.get(element) ?? 0);
    return isSeen ? element : document.documentElement;
  };
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });

  return {
    show(element, ratio = 1) {
      shown.set(element, ratio);
      const top = [...shown.keys()].indexOf(element) * SIDE;
      element.getBoundingClientRect = () =>
        ({ left: 0, top, width: SIDE, height: SIDE, right: SIDE, bottom: top + SIDE }) as DOMRect;
      for (const { hear, targets } of observers.values())
        if (targets.has(element)) hear(element, ratio);
    },
    cover(element, isCovered = true) {
      if (isCovered) covered.add(element);
      else covered.delete(element);
    },
    hideTab(hidden = true) {
      isHidden = hidden;
      const Happening = document.defaultView?.Event ?? Event;
      document.dispatchEvent(new Happening('visibilitychange', { bubbles: true }));
    },
  };
}
