import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteApp } from './site-apps.ts';

type Provider = { category: string; cookies: { name: string; enabled: boolean }[] };

/** Whether the cookie policy declares the name in one of the categories. */
export type IsDeclared = (name: string, categories: readonly string[]) => boolean;

/** Reads the declarations of a site's cookie policy; `*` in a name matches any characters. */
export function declaredCookies({ folder }: SiteApp): IsDeclared {
  const declared = join(folder, 'content/website-cookies');
  const providers: Provider[] = readdirSync(declared, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(declared, file), 'utf8')));
  return (name, categories) =>
    providers
      .filter(({ category }) => categories.includes(category))
      .flatMap(({ cookies }) => cookies.filter(({ enabled }) => enabled))
      .some((cookie) => new RegExp(`^${cookie.name.replaceAll('*', '.*')}$`).test(name));
}
