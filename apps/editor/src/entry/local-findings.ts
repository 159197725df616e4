import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';
import type { EditorFinding } from '@plaza/contract/editor';
import { isList, isObject, type Json, type JsonPath } from '../json/json.ts';
import { t } from '../texts/texts.ts';

/** What the contract says of a value at once, before the service has checked it. */
export function localFindings(folder: ContentFolder, value: Json): EditorFinding[] {
  const { error } = CONTENT_FOLDERS[folder].schema.safeParse(value);
  const issues = (error?.issues ?? []).map(
    ({ path, message }): EditorFinding => ({
      rule: 'schema',
      severity: 'error',
      path: path.map((step) => (typeof step === 'number' ? step : String(step))),
      message,
    }),
  );
  return [...issues, ...picturesWithoutAlt(value)];
}

/** A picture without an alternative text says nothing to those who do not see it. */
function picturesWithoutAlt(value: Json, path: JsonPath = []): EditorFinding[] {
  if (isList(value))
    return value.flatMap((item, index) => picturesWithoutAlt(item, [...path, index]));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([name, child]) =>
    picturesWithoutAlt(child, [...path, name]),
  );
  const isPicture = typeof value.src === 'string' && value.alt === '';
  if (!isPicture) return inner;
  const message = t('picture.noAlt');
  return [{ rule: 'picture-alt', severity: 'warning', path: [...path, 'alt'], message }, ...inner];
}

/** The findings of both, each once: the service's check includes the contract's own. */
export function mergeFindings(
  local: readonly EditorFinding[],
  checked: readonly EditorFinding[] | undefined,
): EditorFinding[] {
  const others = (checked ?? []).filter(({ rule }) => rule !== 'schema');
  return [...local, ...others];
}
