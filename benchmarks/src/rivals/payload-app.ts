import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Tried together. */
export const payloadVersion = '3.90.2';

const admin = 'app/(payload)/admin';

/**
 * The files of a site with one collection in Payload, as its installation guide lays them out: drafts,
 * rich text, SQLite, the admin's pages, and a static page of a post that a hook renders again.
 */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    ...{ name: 'payload-site', private: true, type: 'module' },
    dependencies: {
      ...{ payload: payloadVersion, '@payloadcms/next': payloadVersion },
      '@payloadcms/db-sqlite': payloadVersion,
      '@payloadcms/richtext-lexical': payloadVersion,
      ...{ graphql: '^16.8.1', next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
      ...{ typescript: '^5', '@types/react': '^19', '@types/node': '^24' },
    },
  }),
  'next.config.mjs': `import { withPayload } from '@payloadcms/next/withPayload';
export default withPayload({});`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', noEmit: true },
      ...{ jsx: 'react-jsx', strict: true, skipLibCheck: true, esModuleInterop: true },
      ...{ isolatedModules: true, resolveJsonModule: true, incremental: true, allowJs: true },
      ...{ lib: ['dom', 'esnext'], plugins: [{ name: 'next' }] },
      paths: { '@payload-config': ['./payload.config.ts'] },
    },
    ...{ include: ['**/*.ts', '**/*.tsx'], exclude: ['node_modules'] },
  }),
  'payload.config.ts': `import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { revalidatePath } from 'next/cache';
import { buildConfig } from 'payload';
export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  editor: lexicalEditor(),
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URI ?? '' }, push: false }),
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'posts',
      access: { read: () => true },
      versions: { drafts: true },
      fields: [
        { name: 'slug', type: 'text', index: true },
        { name: 'title', type: 'text' },
        { name: 'body', type: 'richText' },
      ],
      hooks: {
        afterChange: [
          ({ doc }) => {
            if (doc._status === 'published') revalidatePath('/posts/' + doc.slug);
            return doc;
          },
        ],
      },
    },
  ],
});`,
  'app/(payload)/layout.tsx': `import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import { importMap } from './admin/importMap.js';
const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};
const Layout = ({ children }: { children: React.ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
);
export default Layout;`,
  [`${admin}/[[...segments]]/page.tsx`]: `import config from '@payload-config';
import { RootPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';
type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};
const Page = ({ params, searchParams }: Args) =>
  RootPage({ config, params, searchParams, importMap });
export default Page;`,
  'app/(payload)/api/[...slug]/route.ts': `import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes';
export const GET = REST_GET(config);
export const POST = REST_POST(config);
export const PATCH = REST_PATCH(config);
export const DELETE = REST_DELETE(config);`,
  'app/(site)/layout.tsx': `const Layout = ({ children }: { children: React.ReactNode }) => (
  <html lang="en"><body>{children}</body></html>
);
export default Layout;`,
  'app/(site)/posts/[slug]/page.tsx': `import config from '@payload-config';
import { RichText } from '@payloadcms/richtext-lexical/react';
import { getPayload } from 'payload';
export const generateStaticParams = () => [];
const Page = async ({ params }: { params: Promise<{ slug: string }> }) => {
  const payload = await getPayload({ config });
  const slug = { equals: (await params).slug };
  const { docs } = await payload.find({ collection: 'posts', where: { slug }, limit: 1 });
  const post = docs[0];
  return (
    <main>
      <h1>{post?.title}</h1>
      {post?.body && <RichText data={post.body as never} />}
    </main>
  );
};
export default Page;`,
};

export async function writePayloadApp(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
