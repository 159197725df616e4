import { Title } from '@storybook/addon-docs/blocks';
import { DocsHeading } from './docs-heading.tsx';
import { DocsTable } from './docs-table.tsx';
import { routeSettings } from './route-settings.ts';
import { withCode } from './with-code.tsx';

/** What all pages have, so that no screen describes it again. */
export function EveryPage() {
  return (
    <>
      <Title />
      <p>
        A site is a route table and content. The page type of a row or of an entry chooses the
        screen. This page describes what all screens have in common.
      </p>
      <DocsHeading>Its row in the route table</DocsHeading>
      <RouteTable />
      <DocsHeading>Accessibility</DocsHeading>
      <ul>
        <li>
          <strong>Landmarks:</strong> a banner with the logo, the navigation “main” and, if the site
          has one, the search; the main landmark; the content information with company, policies and
          countries. Some screens have a banner without navigation and search.
        </li>
        <li>
          <strong>Headings:</strong> one of level 1, in the main landmark. Sections start at level
          2. No level is skipped.
        </li>
        <li>
          <strong>Keys:</strong> the first Tab shows “Skip to the content”, which moves focus to the
          main landmark. Everything works with links, buttons and forms, even without JavaScript.
        </li>
        <li>
          <strong>Breadcrumbs:</strong> a page below another page starts with a navigation
          “breadcrumbs” in the main landmark. Pages directly below the front page have none.
        </li>
        <li>
          <strong>Cookies:</strong> where the law requires consent, the dialog covers the page until
          the visitor decides, and the page behind it is inert.
        </li>
      </ul>
      <DocsHeading>For search engines</DocsHeading>
      <p>
        Title, description and link preview come from <code>meta</code>. Structured data describes
        the company, the position of the page in the site, the products that it lists and the
        questions of its blocks. A page with <code>noIndex</code> has none.
      </p>
      <DocsHeading>When something is wrong</DocsHeading>
      <ul>
        <li>
          <a href="?path=/story/screens-every-page--not-found">Not found</a> (404): the search or,
          on a site without one, the form of the front page, and everything the site compares.
        </li>
        <li>
          <a href="?path=/story/screens-every-page--server-error">Server error</a> (500): an apology
          and a link to the front page.
        </li>
        <li>
          Invalid data in a block: the block is left out and logged; the rest of the page is shown.
        </li>
      </ul>
    </>
  );
}

function RouteTable() {
  return (
    <DocsTable label="Options of a row" columns={['Option', 'Values', 'Default', 'What it does']}>
      {Object.entries(routeSettings).map(([name, { values, preset, what }]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{withCode(values)}</td>
          <td>{withCode(preset)}</td>
          <td>{withCode(what)}</td>
        </tr>
      ))}
    </DocsTable>
  );
}
