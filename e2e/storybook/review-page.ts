/** A story in a theme and width whose picture changed; paths relative to the page. */
export type ReviewedPicture = {
  readonly title: string;
  /** E.g. `dark, 360 px`. */
  readonly view: string;
  readonly before: string | undefined;
  readonly after: string;
  readonly difference: string | undefined;
  readonly changed: number;
};

const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = (name: string, file: string | undefined) =>
  file === undefined
    ? `<figure><figcaption>${name}: none</figcaption></figure>`
    : `<figure><figcaption>${name}</figcaption><a href="${escapeText(file)}"><img src="${escapeText(file)}" alt="${name}" loading="lazy"></a></figure>`;

const entry = ({ title, view, changed, before, after, difference }: ReviewedPicture) => `
<section>
  <h2>${escapeText(title)} <small>${escapeText(view)}, ${before === undefined ? 'new' : `${changed} pixels`}</small></h2>
  <div>${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
</section>`;

/** The page of a review: what changed most comes first. */
export function reviewPage(pictures: readonly ReviewedPicture[], compared: number): string {
  const sorted = pictures.toSorted((a, b) => b.changed - a.changed);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual review</title>
<meta name="viewport" content="width=device-width"><style>
  html { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 1rem }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: 1 0 14rem }
  img { box-sizing: border-box; max-width: 100%; border: 1px solid #8888 }
  small { font-weight: 400 }
</style><h1>Visual review</h1>
<p>${pictures.length} of ${compared} pictures changed.</p>${sorted.map(entry).join('')}</html>
`;
}
