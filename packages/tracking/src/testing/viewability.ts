/** Controls what is visible of a page in a test. */
export type Viewability = {
  /** Scrolls a fraction of an element into the viewport, from 0 to 1; default 1. */
  readonly show: (element: Element, ratio?: number) => void;
  /** Covers an element in the viewport, or uncovers it. */
  readonly cover: (element: Element, isCovered?: boolean) => void;
  /** Hides or shows the tab. */
  readonly hideTab: (isHidden?: boolean) => void;
};

/** The parts of `window` that are replaced. */
type Scope = {
  IntersectionObserver: typeof IntersectionObserver;
  innerWidth: number;
  innerHeight: number;
  readonly document: Document;
};

type Hear = (target: Element, ratio: number) => void;

/** The position of an element; each has its own, so that a point identifies it. */
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
      const hear: Hear = (target, ratio) =>
        callback([{ target, isIntersecting: ratio > 0 } as IntersectionObserverEntry], self);
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

  // Elements that are not shown stand nowhere; what is shown of the others, points say.
  Object.assign(scope, { innerWidth: SIDE, innerHeight: Number.MAX_SAFE_INTEGER });
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
