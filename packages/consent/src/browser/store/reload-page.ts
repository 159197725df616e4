/** Milliseconds before the reload: the longest `offLater` of a vendor and a margin. */
export const TIME_TO_STOP = 350;

/** Reloads the page (§4.1, §8) once trackers had time to stop. */
export function reloadPage(): void {
  setTimeout(() => location.reload(), TIME_TO_STOP);
}
