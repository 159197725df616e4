import { existsSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { EntryRule } from '../model.ts';
import { walkValues } from '../walk-values.ts';

/** Fields that contain the URL of an image. */
const IMAGE_FIELDS: readonly PropertyKey[] = ['src', 'poster'];

/** Images in content are files in the app's `public/images/`, if the app is there. */
export const images: EntryRule = ({ entities, projectDir }) =>
  entities.flatMap(({ file, value }) =>
    [...walkValues(value)].flatMap(({ path, value: src }) => {
      if (typeof src !== 'string' || !IMAGE_FIELDS.includes(path.at(-1) ?? '')) return [];
      const finding = imageFinding(projectDir, src);
      return finding ? [{ file: `content/${file}`, path, ...finding }] : [];
    }),
  );

function imageFinding(projectDir: string | undefined, src: string) {
  if (!src.startsWith('/'))
    return {
      message: `${src} is on another host, which the Content Security Policy blocks`,
      hint: 'Copy it to public/images/ and use /images/….',
    };
  // Content alone does not have the images of its app.
  if (projectDir === undefined) return undefined;
  const folder = join(projectDir, 'public', 'images');
  const target = join(projectDir, 'public', src);
  const isThere =
    target.startsWith(folder + sep) && existsSync(target) && statSync(target).isFile();
  if (isThere) return undefined;
  return {
    message: `missing image ${src}`,
    hint: `Add it to public/images/, or correct the path: ${src} is public${src}.`,
  };
}
