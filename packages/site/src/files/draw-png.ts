import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';

/** A font file in a format Satori reads (WOFF, TrueType or OpenType), and its CSS name. */
export type PictureFont = {
  readonly name: string;
  readonly weight: 500 | 700;
  readonly data: ArrayBuffer;
};

export type Picture = {
  readonly element: ReactElement;
  readonly width: number;
  readonly height: number;
  readonly fonts: readonly PictureFont[];
};

/**
 * Renders an element as a PNG of the given size in pixels. The fonts must cover its text: for any
 * other letter Next would make a network request.
 */
export async function drawPng({ element, fonts, ...size }: Picture): Promise<Uint8Array> {
  const drawn = new ImageResponse(element, { ...size, fonts: [...fonts] });
  return new Uint8Array(await drawn.arrayBuffer());
}
