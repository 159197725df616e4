const dangerous = 'script, style, iframe, object, embed, form, link, meta, base';

/** Handlers within tags, as text: Chromium reports them to the policy even while it parses. */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/[\s/"'](on\w+)\s*=/gi, ' data-removed-$1='));

/**
 * Pasted HTML without what runs or loads. The schema of the editor would leave it out as well; this
 * way no document is ever made of it.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll(dangerous)) element.remove();
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^(?:on|data-removed-)/.test(name)) element.removeAttribute(name);
  return body.innerHTML;
}
