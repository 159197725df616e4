import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { downloadPicture, fetchPictures } from './fetch-pictures.ts';
import { isPublicAddress } from './public-address.ts';

const projectDir = mkdtempSync(join(tmpdir(), 'plaza-app-'));
afterAll(() => rmSync(projectDir, { recursive: true }));

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

test('copies pictures of other hosts beside the content, and names what it refused', async () => {
  const content = join(import.meta.dirname, '../../../../apps/es-loans/content');
  cpSync(content, join(projectDir, 'content'), { recursive: true });
  const file = join(projectDir, 'content/pages/contact.json');
  const text = readFileSync(file, 'utf8');
  const address = 'https://img.example/a/seal.php?x=1';
  const image = { src: address, alt: 'Un sello', width: 9, height: 9 };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(text), image }));
  const said: string[] = [];
  const note = (line: string) => void said.push(line);
  const port = { projectDir, print: note, write: note };
  expect(
    await fetchPictures(port, async () => Buffer.from(drawing.replace('<path', '<script/><path'))),
  ).toBe(1);
  expect(said.join('')).toContain('remove the script');
  expect(await fetchPictures(port, async () => Buffer.from(drawing))).toBe(0);
  const { src } = JSON.parse(readFileSync(file, 'utf8')).image;
  expect(src).toMatch(/^\/images\/[0-9a-f]{8}-seal\.svg$/);
  expect(readFileSync(join(projectDir, `content${src}`), 'utf8')).toBe(drawing);
});

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['93.184.215.14', true],
  ['2606:2800:21f::1', true],
])('%s is a public host: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each(['http://img.example/a.png', 'https://127.0.0.1/a.png', 'https://localhost/a.png'])(
  '%s is not asked',
  async (address) => {
    await expect((async () => downloadPicture(address))()).rejects.toThrow(/https|public/);
  },
);
