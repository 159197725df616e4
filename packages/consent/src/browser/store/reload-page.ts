/** Milliseconds that trackers have to stop: the longest `offLater` of `vendorSignals`, and some more. */
export const TIME_TO_STOP = 350;

/** Reloads the page (§4.1, §8), after the calls by which trackers are stopped. */
export function reloadPage(): void {
  setTimeout(() => location.reload(), TIME_TO_STOP);
}
