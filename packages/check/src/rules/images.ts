import { PICTURES, pictureFields, readPictureAddress } from '@plaza/contract';
import type { EntryRule, Finding } from '../model.ts';
import { type Visited, walkValues } from '../walk-values.ts';

/**
 * Pictures of content are files in `content/images/`, which have the address of their content by
 * now; they are drawn in their own proportions, and have words for those who do not see them.
 */
export const images: EntryRule = ({ entities }) =>
  entities.flatMap(({ file, value }) => {
    // Most entries have none, and many documents are long.
    if (pictureFields(value).next().done) return [];
    return [...walkValues(value)].flatMap((visited) =>
      findingsOf(visited).map((finding) => ({ file: `content/${file}`, ...finding })),
    );
  });

type Found = Omit<Finding, 'file'>;

function findingsOf({ path, value }: Visited): Found[] {
  const fields = typeof value === 'object' ? { ...value } : {};
  const { src, poster } = fields as Readonly<Record<string, unknown>>;
  return [
    ...(typeof src === 'string' ? pictureFindings(path, src, fields) : []),
    ...(typeof poster === 'string' ? addressFinding([...path, 'poster'], poster) : []),
  ];
}

type Shown = {
  readonly alt?: unknown;
  readonly width?: unknown;
  readonly height?: unknown;
};

function pictureFindings(path: Found['path'] & object, src: string, shown: Shown): Found[] {
  return [
    ...addressFinding([...path, 'src'], src),
    ...sizeFindings([...path, 'width'], src, shown),
    ...('alt' in shown ? wordFinding([...path, 'alt'], shown.alt) : []),
  ];
}

function addressFinding(path: Found['path'], src: string): Found[] {
  if (readPictureAddress(src)) return [];
  if (!src.startsWith('/'))
    return [
      {
        path,
        message: `${src} is on another host, which the Content Security Policy blocks`,
        hint: `Run plaza-site fetch-pictures: it copies the picture to content/${PICTURES}/ and names the copy.`,
      },
    ];
  return [
    {
      path,
      message: `missing image ${src}`,
      hint: `Add it to content/${PICTURES}/, or correct the path: /${PICTURES}/a.jpg is content/${PICTURES}/a.jpg.`,
    },
  ];
}

/** What a drawn side may differ by, relative to the picture's own proportions. */
const TOLERANCE = 0.02;

function sizeFindings(path: Found['path'], src: string, { width, height }: Shown): Found[] {
  const own = readPictureAddress(src);
  if (!own || typeof width !== 'number' || typeof height !== 'number') return [];
  const right = Math.round((width * own.height) / own.width);
  if (Math.abs(height - right) > Math.max(1, right * TOLERANCE))
    return [
      {
        path,
        message: `${width} × ${height} would distort ${own.name}, which has ${own.width} × ${own.height} pixels`,
        hint: `With a width of ${width} its height is ${right}.`,
      },
    ];
  if (own.type === 'svg' || width <= own.width) return [];
  return [
    {
      path,
      message: `${own.name} has ${own.width} pixels across and would be blurred at ${width}`,
      hint: 'Add a larger one, or show it smaller.',
      severity: 'warning',
    },
  ];
}

function wordFinding(path: Found['path'], alt: unknown): Found[] {
  const words = typeof alt === 'string' ? alt.trim() : '';
  if (words !== '' && !/^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(words)) return [];
  return [
    {
      path,
      message: words === '' ? 'the picture has no words' : `${words} is the name of a file`,
      hint: 'Say what it shows in alt, as you would on the phone; a picture that says nothing is left out.',
    },
  ];
}
