/** Drawings that wait; a request beyond them is asked to retry. */
const mostWaiting = 20;

/** Parts of the time that drawing leaves to other requests, since it keeps the process from them. */
const restShare = 3;

type Clock = {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
};

/** Draws one picture after another, with rests in between. */
export type ImageQueue = <T>(draw: () => Promise<T>) => Promise<T>;

/** Too many pictures wait to be drawn. */
export class ImageQueueFull extends Error {
  override readonly name = 'ImageQueueFull';
}

/**
 * A queue of drawings. Drawing takes a third of a second in which nothing else is answered, so it
 * never takes more than a quarter of a process's time, whatever is asked for.
 */
export function createImageQueue({ now, pause }: Clock): ImageQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (draw) => {
    if (waiting >= mostWaiting)
      return Promise.reject(new ImageQueueFull(`${waiting} pictures wait to be drawn`));
    waiting += 1;
    let started = 0;
    const drawn = last.then(() => {
      started = now();
      return draw();
    });
    const leave = () => {
      waiting -= 1;
      return pause(restShare * (now() - started));
    };
    last = drawn.then(leave, leave);
    return drawn;
  };
}
