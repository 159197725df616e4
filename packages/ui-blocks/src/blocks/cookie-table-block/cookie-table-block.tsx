import type { RenderContext } from '../render-context.ts';
import { CookieTable } from './cookie-table.tsx';
import type { CookieTableBlockData } from './schema.ts';

export type CookieTableBlockProps = CookieTableBlockData & Pick<RenderContext, 'cookies'>;

/**
 * Every cookie that the site declares, a table for each category that has one (§3.3), so that a
 * policy names what the consent dialog names. Without declarations in the context it renders nothing.
 */
export function CookieTableBlock({ title, cookies }: CookieTableBlockProps) {
  if (!cookies) return null;
  return (
    <div className="pz-cookies">
      {title && <h2>{title}</h2>}
      {cookies.categories
        .filter(({ providers }) => providers.length > 0)
        .map(({ category, label, description, providers }) => (
          <div key={category} className="pz-cookies__category">
            <h3>{label}</h3>
            {description && <p>{description}</p>}
            <CookieTable name={label} providers={providers} labels={cookies.labels} />
          </div>
        ))}
    </div>
  );
}
