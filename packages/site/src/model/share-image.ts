/** Size of every social preview image, in pixels (§9). */
export const shareImageSize = { width: 1200, height: 630 } as const;
