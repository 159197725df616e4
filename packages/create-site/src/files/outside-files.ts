import type { RegistrySettings } from '../model/answers.ts';
import type { SiteOptions } from '../model/options.ts';

/** What the tools write, for a folder that no repository with its own list surrounds. */
const ignored = `node_modules
.next
.data
.plaza
/app
/proxy.ts
/instrumentation.ts
/public/_plaza
/content/website.json
next-env.d.ts
*.tsbuildinfo
`;

/** What a site needs that no repository surrounds. */
export const outsideFiles = (
  options: SiteOptions,
  { text }: RegistrySettings,
): [string, string][] => [
  ['.gitignore', ignored],
  ['.dockerignore', ignored],
  ['README.md', readme(options)],
  ...(text ? [['.npmrc', text] satisfies [string, string]] : []),
];

const readme = ({ name, packageName, port, id }: SiteOptions) => `# ${name}

A Plaza site. This folder holds what is its own; \`plaza-site sync\` generates the rest.

\`\`\`sh
npm install
npm run dev              # http://127.0.0.1:${port}, with reload
npm test                 # types, content, law, the built pages, and every page of the running site
npm run build && npm start
npm run check -- --release   # what is left before it is published
\`\`\`

| file                | what you change                                                        |
| ------------------- | ---------------------------------------------------------------------- |
| \`plaza.config.ts\`   | site, countries, consent, tracking: the only place for each            |
| \`routes.ts\`         | the pages: a path, a page type, a locale                               |
| \`brand.tokens.json\` | colours; the build rejects pairs with too little contrast, all at once |
| \`icon.svg\`          | a square icon                                                          |
| \`content/\`          | all texts, menus, products and cookies                                 |
| \`locales/\`          | texts of the interface that the site overrides; none at first          |

## With a service

Without one the site shows the content of this folder. A leads service (the image \`leads-service\`) serves it, and stores what visitors send. Its operator gives you its address and a token for website ${id}:

\`\`\`sh
export LEADS_SERVICE_URL=https://leads.example CONTENT_IMPORT_TOKEN=…
npm run import-content            # prints what would change
npm run import-content -- --yes   # changes it; the site shows it within two seconds
\`\`\`

The site itself needs \`LEADS_SERVICE_URL\`, and \`REVALIDATE_SECRET\` as the service has it.

## Publish

\`\`\`sh
docker build -f node_modules/@plaza/image/Dockerfile -t ${packageName} .
\`\`\`
`;
