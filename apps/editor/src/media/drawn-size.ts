/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** The size in which a picture is drawn, in its own proportions: at most its own and the limits. */
export function drawnSize({ width, height }: Size, most: Partial<Size>): Size {
  const scale = Math.min(1, (most.width ?? width) / width, (most.height ?? height) / height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}
