import { mrzLines, printMrz } from './passport-mrz.js';

const ink = '#1d2733';
const paper = '#e9e2d0';
const green = '#2f6f63';

/** A passport that nobody could take for one, as sharp as a good photo of it. */
export function passportPicture({ person, reference, issuedOn, expiresOn }) {
  return drawn(1300, 920, (pen) => {
    paperWithWaves(pen, 1300, 920);
    // Behind the lines for machines, passports are plain.
    fill(pen, paper, () => pen.rect(0, 690, 1300, 230));
    text(pen, 'PASSPORT', { x: 60, y: 84, font: 'bold 40px sans-serif', colour: green });
    text(pen, 'SPECIMEN · PASAPORTE · PASSAPORTE', { x: 300, y: 82, font: '26px sans-serif', colour: green });
    portrait(pen, { x: 60, y: 130, width: 360, height: 460 });
    const rows = [
      ['Surname', person.lastName],
      ['Given names', person.firstName],
      ['Passport number', person.passport],
      ['Nationality', person.nationality],
      ['Date of birth', person.birthDate],
      ['Issued on', issuedOn],
      ['Expires on', expiresOn],
    ];
    rows.forEach(([label, value], index) => {
      text(pen, label, { x: 470, y: 146 + index * 68, font: '22px sans-serif', colour: green });
      text(pen, value, { x: 470, y: 178 + index * 68, font: 'bold 32px sans-serif' });
    });
    text(pen, `Demo of Gatehouse ${reference}`, { x: 470, y: 636, font: '22px sans-serif', colour: green });
    printMrz(pen, mrzLines(person, expiresOn), { x: 62, y: 776, width: 1300, colour: ink });
    stamp(pen, 700, 400, 150);
  });
}

/** A face, drawn; the badge says what it is. */
export function portraitPicture({ person, reference }) {
  return drawn(900, 1100, (pen) => {
    paperWithWaves(pen, 900, 1100);
    portrait(pen, { x: 90, y: 90, width: 720, height: 860 });
    text(pen, `SPECIMEN · ${person.firstName} ${person.lastName}`, { x: 90, y: 1010, font: 'bold 36px sans-serif' });
    text(pen, `Demo of Gatehouse ${reference}`, { x: 90, y: 1056, font: '24px sans-serif', colour: green });
  });
}

function drawn(width, height, draw) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d'));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function text(pen, words, { x, y, font, colour = ink }) {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(words, x, y);
}

function paperWithWaves(pen, width, height) {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.lineWidth = 1;
  for (let line = 0; line < 46; line += 1) {
    pen.strokeStyle = line % 2 === 0 ? 'rgb(47 111 99 / 22%)' : 'rgb(150 90 40 / 18%)';
    pen.beginPath();
    for (let x = 0; x <= width; x += 8)
      pen.lineTo(x, (height / 46) * line + 26 * Math.sin(x / 90 + line / 3) + 9 * Math.sin(x / 23 + line));
    pen.stroke();
  }
}

function portrait(pen, { x, y, width, height }) {
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 14);
  pen.clip();
  pen.translate(x, y);
  pen.scale(width / 360, height / 460);
  fill(pen, '#bccfd2', () => pen.rect(0, 0, 360, 460));
  fill(pen, '#4a3328', () => pen.ellipse(180, 190, 104, 128, 0, 0, 7));
  fill(pen, '#33556b', () => pen.ellipse(180, 470, 160, 118, 0, 0, 7));
  fill(pen, '#c99877', () => pen.roundRect(146, 270, 68, 100, 30));
  fill(pen, '#d9a989', () => pen.ellipse(180, 208, 80, 100, 0, 0, 7));
  fill(pen, '#4a3328', () => pen.ellipse(180, 120, 84, 44, 0, 3.14, 6.3));
  for (const eye of [150, 210]) {
    fill(pen, '#efe8dc', () => pen.ellipse(eye, 200, 15, 8, 0, 0, 7));
    fill(pen, '#2b2320', () => pen.arc(eye, 200, 7, 0, 7));
    stroke(pen, 4, () => pen.ellipse(eye, 182, 18, 7, 0, 3.4, 6));
  }
  stroke(pen, 3, () => pen.ellipse(178, 228, 10, 16, 0, 0.4, 2.2));
  stroke(pen, 4, () => pen.ellipse(180, 258, 28, 12, 0, 0.3, 2.85));
  pen.restore();
}

function fill(pen, colour, trace) {
  pen.fillStyle = colour;
  pen.beginPath();
  trace();
  pen.fill();
}

function stroke(pen, thickness, trace) {
  pen.strokeStyle = '#54352a';
  pen.lineWidth = thickness;
  pen.beginPath();
  trace();
  pen.stroke();
}

function stamp(pen, x, y, size) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(-0.42);
  pen.textAlign = 'center';
  text(pen, 'SPECIMEN', { x: 0, y: 50, font: `bold ${size}px sans-serif`, colour: 'rgb(168 50 40 / 24%)' });
  pen.restore();
}
