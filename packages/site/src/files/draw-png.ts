import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';

/** A font file that Satori can read (WOFF, TrueType or OpenType), by the name that styles use. */
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
 * The element as a PNG of the given size in pixels. Text has to be drawable by the given fonts:
 * for any other letter Next would ask the network.
 */
export async function drawPng({ element, fonts, ...size }: Picture): Promise<Uint8Array> {
  const drawn = new ImageResponse(element, { ...size, fonts: [...fonts] });
  return new Uint8Array(await drawn.arrayBuffer());
}
