import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';
import type { PageType } from '@plaza/routing';
import { type ScreenName, screenOfPageType } from '@plaza/screens';
import { commonFields } from '@plaza/screens/testing/common-fields';
import type { FieldDocs, ScreenDocs } from '@plaza/screens/testing/screen-docs';
import { screenPages } from '@plaza/screens/testing/screen-pages';
import { type SchemaField, schemaFields } from '@plaza/ui-blocks/testing/schema-fields';

/** The fields of a folder of content, those that do something particular on a screen apart. */
export type FolderFields = {
  readonly folder: ContentFolder;
  readonly own: readonly SchemaField[];
  readonly common: readonly SchemaField[];
};

const folders = Object.keys(CONTENT_FOLDERS) as ContentFolder[];
const pageTypeOf = (folder: ContentFolder): PageType | undefined => {
  const row = CONTENT_FOLDERS[folder];
  return 'pageType' in row ? row.pageType : undefined;
};

/** The folders whose entries are pages of a screen, and those that its documentation names. */
function foldersOf(screen: ScreenName, { fields = {} }: ScreenDocs): ContentFolder[] {
  const own = folders.filter((folder) => {
    const pageType = pageTypeOf(folder);
    return pageType !== undefined && screenOfPageType[pageType] === screen;
  });
  const isOfPages = screenPages(screen).some(
    ({ pageType }) => !folders.some((folder) => pageTypeOf(folder) === pageType),
  );
  const shown = [...(isOfPages ? (['pages'] as const) : []), ...own, ...Object.keys(fields)];
  return [...new Set(shown as ContentFolder[])];
}

/** Pictures, links and what is inside a common field have the same parts everywhere. */
const isPart = (path: string) => /(?:^|\.|\])(?:image|logo|portrait|link)\./.test(path);
/** Groups of a page that only some screens read. */
const GROUPS = ['productList', 'tool', 'whiteLabel'];

/** Each field of a screen's content with what it does there, by folder. */
export function entryFields(screen: ScreenName, docs: ScreenDocs): FolderFields[] {
  return foldersOf(screen, docs).map((folder) => {
    const own = docs.fields?.[folder] ?? {};
    const fields = schemaFields(CONTENT_FOLDERS[folder].schema)
      .filter(({ path }) => !isPart(path) && !isLeftOut(path, { folder, own }))
      .map((field) => describe(field, own));
    return {
      folder,
      own: fields.filter(({ path }) => Object.hasOwn(own, path) || !isCommon(path)),
      common: fields.filter(({ path }) => !Object.hasOwn(own, path) && isCommon(path)),
    };
  });
}

const isCommon = (path: string) => Object.hasOwn(commonFields, path);

function isLeftOut(path: string, { folder, own }: { folder: ContentFolder; own: FieldDocs }) {
  const [group = ''] = path.split('.');
  return folder === 'pages' && GROUPS.includes(group) && !Object.hasOwn(own, path);
}

function describe(field: SchemaField, own: FieldDocs): SchemaField {
  const { path } = field;
  const description = own[path] ?? commonFields[path];
  return { ...field, ...(description !== undefined && { description }) };
}
