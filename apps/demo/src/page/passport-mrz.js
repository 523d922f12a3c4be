import { ocrB } from './ocr-b.js';

/** Ten letters to the inch, as ICAO 9303 has them (part 3, section 4); a passport is 125 mm wide. */
const pitchMillimetres = 2.54;
const lineLength = 44;
/** The issuer of specimens: Utopia. */
const issuer = 'UTO';

/** The machine-readable zone of a passport, two lines with their check digits (ICAO 9303, part 4). */
export function mrzLines({ firstName, lastName, passport, birthDate, nationality }, expiresOn) {
  const names = `P<${issuer}${lettersOf(lastName)}<<${lettersOf(firstName)}`;
  const number = guarded(passport.padEnd(9, '<'));
  const [birth, expiry] = [birthDate, expiresOn].map((day) => guarded(day.replaceAll('-', '').slice(2)));
  // The sex is left open, and there is no national number.
  const optional = guarded('<'.repeat(14));
  const whole = checkDigit(number + birth + expiry + optional);
  return [
    names.slice(0, lineLength).padEnd(lineLength, '<'),
    `${number}${nationality}${birth}<${expiry}${optional}${whole}`,
  ];
}

/** Draws the outlines of OCR-B, so that no font is needed. `x` and `y` are where the first line begins, `width` is that of the passport. */
export function printMrz(pen, lines, { x, y, width, colour }) {
  const pixelsPerMillimetre = width / 125;
  const scale = (pitchMillimetres * pixelsPerMillimetre) / ocrB.pitch;
  pen.fillStyle = colour;
  lines.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      pen.save();
      pen.translate(
        x + column * pitchMillimetres * pixelsPerMillimetre,
        y + row * lineMillimetres * pixelsPerMillimetre,
      );
      pen.scale(scale, scale);
      pen.fill(new Path2D(ocrB.outlines[letter]));
      pen.restore();
    });
  });
}

/** From one line to the next. */
const lineMillimetres = 6.35;

function guarded(text) {
  return text + checkDigit(text);
}

/** Weighed 7, 3, 1 in turn; letters count from 10, fillers nothing (ICAO 9303, part 3, section 4.9). */
function checkDigit(text) {
  const weights = [7, 3, 1];
  const values = [...text].map((character) => (character === '<' ? 0 : parseInt(character, 36)));
  return String(values.reduce((sum, value, index) => sum + value * weights[index % 3], 0) % 10);
}

function lettersOf(words) {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '<');
}
