import { existsSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentRule } from '../model.ts';
import { walkValues } from '../walk-values.ts';

/** Fields that hold the address of an image. */
const IMAGE_FIELDS: readonly PropertyKey[] = ['src', 'poster'];

/** Every image of the content is a file of the app's `public/images/`. */
export const images: ContentRule = ({ entities, projectDir }) =>
  entities.flatMap(({ file, value }) =>
    [...walkValues(value)].flatMap(({ path, value: src }) => {
      if (typeof src !== 'string' || !IMAGE_FIELDS.includes(path.at(-1) ?? '')) return [];
      const fault = imageFault(projectDir, src);
      return fault ? [{ file: `content/${file}`, path, ...fault }] : [];
    }),
  );

function imageFault(projectDir: string, src: string) {
  if (!src.startsWith('/'))
    return {
      message: `${src} is an image of another host, which the pages' policy does not load`,
      hint: 'Put a copy into public/images/ and name it by /images/….',
    };
  const folder = join(projectDir, 'public', 'images');
  const target = join(projectDir, 'public', src);
  const isThere =
    target.startsWith(folder + sep) && existsSync(target) && statSync(target).isFile();
  if (isThere) return undefined;
  return {
    message: `there is no image ${src}`,
    hint: `Put it into public/images/, or correct the path: ${src} is public${src}.`,
  };
}
