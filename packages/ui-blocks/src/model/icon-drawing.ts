/** An icon that is not in the named set: filled paths on a canvas. */
export interface IconDrawing {
  width: number;
  height: number;
  paths: readonly string[];
}
