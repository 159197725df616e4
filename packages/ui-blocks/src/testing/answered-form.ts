/** The errors that a server found, by the ids of the controls. */
export interface FormAnswer {
  errors?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
  /** Code of an error of the whole form. */
  failure?: string;
}

/**
 * The markup of a `MessageForm` as a server returns it, with the input kept and errors shown.
 *
 * @throws {Error} when the form has no such control or fault
 */
export function answeredForm(
  html: string,
  { errors = {}, values = {}, failure }: FormAnswer,
): string {
  const filled = Object.entries(values).reduce(
    (form, [id, value]) => replaceIn(form, ` id="${id}"`, ` id="${id}" value="${value}"`),
    replaceIn(html, 'data-form-summary="" hidden=""', 'data-form-summary=""'),
  );
  const shown = Object.entries(errors).reduce(showFault, filled);
  if (failure === undefined) return shown;
  return replaceIn(shown, `<p data-error="${failure}" hidden="">`, `<p data-error="${failure}">`);
}

function showFault(html: string, [id, code]: [string, string]): string {
  const fault = `id="${id}-${code}" data-error="${code}"`;
  const words = html.split(`${fault} hidden="">`)[1]?.split('<')[0];
  const link = `<li><a href="#${id}">${words}</a></li>`;
  const described = html.match(new RegExp(` id="${id}"[^>]* aria-describedby="([^"]*)"`))?.[1];
  const tied = described
    ? replaceIn(
        html,
        `aria-describedby="${described}"`,
        `aria-describedby="${described} ${id}-${code}"`,
      )
    : replaceIn(html, ` id="${id}"`, ` id="${id}" aria-describedby="${id}-${code}"`);
  const marked = replaceIn(tied, ` id="${id}"`, ` id="${id}" aria-invalid="true"`);
  return replaceIn(replaceIn(marked, `${fault} hidden=""`, fault), '</ul>', `${link}</ul>`);
}

function replaceIn(html: string, part: string, by: string): string {
  if (!html.includes(part)) throw new Error(`The form has no ${part}`);
  return html.replace(part, () => by);
}
