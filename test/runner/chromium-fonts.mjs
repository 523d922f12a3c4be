// The browser of the tests brings Latin, Greek and Cyrillic letters, and Hebrew ones without their signs; the widget speaks in others too.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The Chinese one has the letters of Japanese too; both are cut into many files, and vary in weight. */
const packages = [
  ['@fontsource/noto-sans-arabic', /-arabic-arabic-[47]00-normal\.woff2$/],
  ['@fontsource/noto-sans-bengali', /-bengali-bengali-[47]00-normal\.woff2$/],
  ['@fontsource/noto-sans-devanagari', /-devanagari-devanagari-[47]00-normal\.woff2$/],
  ['@fontsource/noto-sans-hebrew', /-hebrew-hebrew-[47]00-normal\.woff2$/],
  ['@fontsource-variable/noto-sans-kr', /-kr-\d+-wght-normal\.woff2$/],
  ['@fontsource-variable/noto-sans-sc', /-sc-\d+-wght-normal\.woff2$/],
];

/** Letters that are missing come from these; what has a face already keeps it. */
export const preferred = `  <match target="pattern">
    <edit name="family" mode="append" binding="strong"><string>Open Sans</string></edit>
  </match>`;

/** Where they are unpacked to: elsewhere as soon as there are other fonts. */
export async function fontFolder() {
  const hash = createHash('sha256');
  for (const [name, wanted] of packages)
    hash.update(`${wanted}`).update(await readFile(join(folderOf(name), 'package.json')));
  return `fonts/fonts/letters-${hash.digest('hex').slice(0, 8)}`;
}

/** Programs find no fonts in files as they are sent to browsers: so they are unpacked. */
export async function unpackFonts(folder) {
  const { default: decompress } = await import('wawoff2/decompress.js');
  await mkdir(folder, { recursive: true });
  for (const [name, wanted] of packages) {
    const files = join(folderOf(name), 'files');
    for (const file of (await readdir(files)).filter((one) => wanted.test(one)))
      await writeFile(
        join(folder, file.replace('.woff2', '.ttf')),
        await decompress(await readFile(join(files, file))),
      );
  }
}

function folderOf(name) {
  return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}
