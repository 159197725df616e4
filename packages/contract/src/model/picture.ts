/** The folder of pictures beside the content, and the first segment of their addresses. */
export const PICTURES = 'images';

/** Path of a stored picture, relative to the API base; `{id}` is its `pictureId`. */
export const PICTURE_PATH = '/content/pictures/{id}';

/** What an editor can add, by the end of the file's name, to its media type. */
export const PICTURE_TYPES = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
} as const;

export type PictureType = keyof typeof PICTURE_TYPES;

/** Limits of a picture that an editor adds (§9). */
export const PICTURE_LIMITS = { bytes: 12_000_000, pixels: 50_000_000, svgBytes: 200_000 } as const;

/** A stored picture. Its address holds all of it, so that a page needs nothing else to show it. */
export interface PictureAddress {
  /** 32 hexadecimal digits of the SHA-256 of the file that the editor added. */
  readonly hash: string;
  /** Its own size in pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** The name of the file, e.g. `harvest.jpg`. */
  readonly name: string;
  readonly type: PictureType;
}

const ID = '([0-9a-f]{32})-([1-9]\\d{0,4})x([1-9]\\d{0,4})';
const ADDRESS = new RegExp(`^/${PICTURES}/${ID}/([a-zA-Z0-9][\\w.-]*\\.(avif|jpg|png|svg|webp))$`);

/** Names a picture in the service and in caches: hash and size, e.g. `0f…9a-1200x800`. */
export const pictureId = ({ hash, width, height }: Omit<PictureAddress, 'name' | 'type'>): string =>
  `${hash}-${width}x${height}`;

/** The address of a picture on its site, e.g. `/images/0f…9a-1200x800/harvest.jpg`. */
export const pictureAddress = (picture: PictureAddress): string =>
  `/${PICTURES}/${pictureId(picture)}/${picture.name}`;

/** The ids of the pictures that a text of JSON names by their addresses. */
export function pictureIdsIn(json: string): string[] {
  if (!json.includes(`"/${PICTURES}/`)) return [];
  const named = json.matchAll(new RegExp(`"/${PICTURES}/(${ID})/`, 'g'));
  return [...named].flatMap(([, id]) => id ?? []);
}

export const isPictureId = (id: string): boolean => new RegExp(`^${ID}$`).test(id);

/** @returns undefined for the address of anything else */
export function readPictureAddress(src: string): PictureAddress | undefined {
  const [, hash, width, height, name, type] = ADDRESS.exec(src) ?? [];
  if (!hash || !name) return undefined;
  return {
    ...{ hash, name, width: Number(width), height: Number(height) },
    type: type as PictureType,
  };
}

/** Fields of content that hold the address of a picture. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set(['src', 'poster']);

const FIELDS_IN_JSON = new RegExp(
  `("(?:${[...PICTURE_FIELDS].join('|')})"\\s*:\\s*")(/${PICTURES}/[^"\\\\]*)(?=")`,
  'g',
);

/**
 * Gives pictures other addresses in a text of JSON, and leaves every other byte as it is. An address
 * that is spelled with escapes stays.
 *
 * @param addresses the new address of an old one
 */
export const respellPictures = (json: string, addresses: ReadonlyMap<string, string>): string =>
  json.replace(
    FIELDS_IN_JSON,
    (_, start: string, src: string) => start + (addresses.get(src) ?? src),
  );

/** A field of content that holds the address of a picture. */
export interface PictureField {
  /** The object that has the field. */
  readonly holder: Record<string, unknown>;
  readonly field: string;
  readonly src: string;
}

/** The fields of a value that hold addresses of pictures. Iterative: documents may be deep. */
export function* pictureFields(root: unknown): Generator<PictureField> {
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    const holder = value as Record<string, unknown>;
    for (const [field, child] of Object.entries(holder)) {
      if (typeof child !== 'string') stack.push(child);
      else if (PICTURE_FIELDS.has(field)) yield { holder, field, src: child };
    }
  }
}
