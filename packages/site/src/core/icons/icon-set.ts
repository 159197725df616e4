import type { IconDrawing } from '@plaza/ui-blocks';
import * as z from 'zod';
import { iconName, iconPrefix } from '../../model/icons.ts';

const side = z.number().min(1).max(2_048);
/** Drawings with an offset, rotation or flip are rejected. */
const iconSchema = z.object({
  body: z.string().max(20_000),
  width: side.optional(),
  height: side.optional(),
  left: z.literal(0).optional(),
  top: z.literal(0).optional(),
  rotate: z.literal(0).optional(),
  hFlip: z.literal(false).optional(),
  vFlip: z.literal(false).optional(),
});

/** A part of an icon set in Iconify's format, as in its API, its packages and our endpoint. */
const iconSetSchema = z.object({
  prefix: z.string().regex(iconPrefix),
  icons: z.record(z.string(), z.unknown()),
  width: side.default(16),
  height: side.default(16),
});

/**
 * The drawing of one icon in an icon set: only filled paths, so that a response of an external
 * service cannot contain anything else.
 *
 * @returns undefined if it is missing or contains anything but paths
 */
export function drawingOf(iconSet: unknown, prefix: string, name: string): IconDrawing | undefined {
  const set = iconSetSchema.safeParse(iconSet);
  if (!set.success || set.data.prefix !== prefix || !iconName.test(name)) return undefined;
  if (!Object.hasOwn(set.data.icons, name)) return undefined;
  const icon = iconSchema.safeParse(set.data.icons[name]);
  if (!icon.success) return undefined;
  const paths = pathsOf(icon.data.body);
  const { width = set.data.width, height = set.data.height } = icon.data;
  return paths && { width, height, paths };
}

const PATHS = /^(?:\s*<path(?:\s+(?:d|fill)="[^"<>&]*")+\s*\/>\s*)+$/;
const DATA = /^[Mm][MLHVCSQTAZmlhvcsqtaz\d.,\seE+-]*$/;

function pathsOf(body: string): string[] | undefined {
  if (!PATHS.test(body)) return undefined;
  const fills = [...body.matchAll(/\sfill="([^"]*)"/g)];
  if (fills.some(([, fill]) => fill !== 'currentColor')) return undefined;
  const paths = [...body.matchAll(/\sd="([^"]*)"/g)].map(([, data = '']) => data);
  const elements = body.split('<path').length - 1;
  return paths.length === elements && paths.every((data) => DATA.test(data)) ? paths : undefined;
}
