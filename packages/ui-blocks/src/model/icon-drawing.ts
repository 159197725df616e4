/** An icon that the named ones lack: filled paths on a canvas, and nothing else. */
export interface IconDrawing {
  width: number;
  height: number;
  paths: readonly string[];
}
