import sharp, { type Sharp } from 'sharp';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Pictures as they are uploaded. They are drawn without fonts, which differ from machine to
 * machine: letters are digits of seven bars each.
 */
export const pictures = {
  /** Small print on paper; 1,654 pixels wide is a scan of 200 dots per inch. */
  page: (width = 1_654): Sharp => {
    const height = Math.round(width * 1.414);
    const print = (line: number): Letters => ({
      x: width * 0.08,
      y: height * (0.05 + line * 0.0225),
      size: height / 90,
    });
    const lines = Array.from({ length: 40 }, (_, line) => letters(digitsOf(line + 1, 70), print(line)));
    return drawn({ width, height }, '#fff', lines.join(''));
  },
  /** More letters than anybody prints on a page. */
  smallPrint: (width: number): Sharp => {
    const height = Math.round(width * 1.414);
    const lines = Array.from({ length: 190 }, (_, line) =>
      letters(digitsOf(line + 1, 230), { x: width * 0.02, y: height * (0.005 + line * 0.0052), size: height / 290 }),
    );
    return drawn({ width, height }, '#fff', lines.join(''));
  },
  /** A card on a table, as a phone sees it. */
  card: (width = 1_600): Sharp => {
    const height = Math.round(width * 0.625);
    const at = (x: number, y: number): Letters => ({ x: width * x, y: height * y, size: height / 16, ink: '#123' });
    const card = rectangle(
      { x: width * 0.08, y: height * 0.08, width: width * 0.84, height: height * 0.84 },
      '#cfe0f0',
    );
    const photo = rectangle({ x: width * 0.12, y: height * 0.2, width: width * 0.2, height: height * 0.45 }, '#998');
    const lines = [0.2, 0.32, 0.44, 0.56].map((y, line) => letters(digitsOf(line + 3, 9), at(0.38, y)));
    return drawn({ width, height }, '#555', card + photo + lines.join('') + letters(digitsOf(9, 22), at(0.11, 0.78)));
  },
  /** What integrators try things out with: one line on a plain background. */
  testCard: (size: Size, background = '#fff', ink = '#000'): Sharp =>
    drawn(
      size,
      background,
      letters('12345678', { x: size.width / 5, y: size.height / 2, size: size.height / 14, ink }),
    ),
  gradient: (from: string, to: string): Sharp => {
    const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
    const line = letters('12345678', { x: 160, y: 300, size: 45, ink: '#fff' });
    return drawn(
      { width: 800, height: 600 },
      'url(#g)',
      `<defs><linearGradient id="g">${stops}</linearGradient></defs>${line}`,
    );
  },
  noise: (width: number, sigma = 30): Sharp => {
    const noise = { type: 'gaussian', mean: 128, sigma } as const;
    return sharp({ create: { width, height: width, channels: 3, background: '#000', noise } });
  },
  oneColour: (background: string): Sharp => sharp({ create: { width: 800, height: 600, channels: 3, background } }),
};

/** What happens to pictures before they are uploaded. */
export const spoiled = {
  blurred: async (picture: Sharp, sigma: number): Promise<Sharp> => (await settled(picture)).blur(sigma),
  /** With that share of its light. */
  dim: async (picture: Sharp, share: number): Promise<Sharp> => (await settled(picture)).linear(share, 0),
  /** With that share of its contrast. */
  pale: async (picture: Sharp, share: number): Promise<Sharp> =>
    (await settled(picture)).linear(share, 255 * (1 - share)),
  /** Burnt out on that share of it, fading beyond. */
  reflecting: async (picture: Sharp, share: number): Promise<Sharp> => {
    const whole = await settled(picture);
    const { width, height } = await whole.metadata();
    const radius = Math.sqrt((share * width * height) / Math.PI) / 0.8;
    const stops = '<stop offset="0.8" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>';
    const shine = `<defs><radialGradient id="s">${stops}</radialGradient></defs><circle cx="${width * 0.5}" cy="${height * 0.5}" r="${radius}" fill="url(#s)"/>`;
    return whole.composite([{ input: svg({ width, height }, shine) }]);
  },
};

/** Its pixels as they are: what is done next is done to all of them. */
async function settled(picture: Sharp): Promise<Sharp> {
  return sharp(await picture.png({ compressionLevel: 1 }).toBuffer());
}

function drawn(size: Size, background: string, content: string): Sharp {
  return sharp(svg(size, rectangle({ x: 0, y: 0, ...size }, background) + content));
}

function svg({ width, height }: Size, content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);
}

function rectangle({ x, y, width, height }: Size & { x: number; y: number }, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

interface Letters {
  readonly x: number;
  readonly y: number;
  /** Their height. */
  readonly size: number;
  readonly ink?: string;
}

/** The same digits for the same seed, with spaces between words. */
function digitsOf(seed: number, length: number): string {
  return Array.from({ length }, (_, index) =>
    index % 7 === 6 ? ' ' : (seed * 7 + index * index * 3 + index) % 10,
  ).join('');
}

function letters(digits: string, { x, y, size, ink = '#111' }: Letters): string {
  const path = [...digits].map((digit, index) => glyph(Number(digit), x + index * size * 0.8, y, size)).join('');
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${size / 7}"/>`;
}

/** Of each digit, the bars that are lit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const lit = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
];

function glyph(digit: number, left: number, top: number, size: number): string {
  const [right, middle, bottom] = [left + size * 0.5, top + size * 0.5, top + size];
  const bars = [
    `M${left} ${top}H${right}`,
    `M${right} ${top}V${middle}`,
    `M${right} ${middle}V${bottom}`,
    `M${left} ${bottom}H${right}`,
    `M${left} ${middle}V${bottom}`,
    `M${left} ${top}V${middle}`,
    `M${left} ${middle}H${right}`,
  ];
  return bars.filter((_, bar) => lit[digit]?.[bar] === '1').join('');
}
