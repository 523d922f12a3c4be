import type { Reading } from '../inspection.js';
import type { GreyPicture } from '../picture/picture-figures.js';
import { type Turned, shrunk, softened, turnedLevel } from '../picture/resampling.js';
import { type Band, bandsOf } from './bands.js';
import { GlyphReader } from './glyphs.js';
import { inkOf } from './ink.js';
import { type LineReading, readLine } from './line-reading.js';
import { type LinePlace, stripOf } from './line-strip.js';
import type { MachineReadableZone, ZoneFormat } from './machine-readable-zone.js';
import { directionsOfText } from './text-direction.js';
import { type ZoneCandidate, candidatesAmong, heightAt } from './zone-candidates.js';
import { zoneOf } from './zone-text.js';

/** Lines are looked for in a picture of about this size, and read in the one that was given. */
const searchedSide = 1_000;
const directedSide = 700;
const mostCandidates = 4;
/** A mean of the logarithms of how likely the characters are: below the first nothing was read, below the second little. */
const nothingLike = -1.2;
const illegible = -0.5;

/** Reads the zone wherever it is in the picture, and however the picture is turned. */
export function readZone(picture: GreyPicture, reader: GlyphReader): Reading<MachineReadableZone> {
  let best: ReadLines | undefined;
  for (const places of placesIn(picture)) {
    const lines = readLines(picture, places, reader);
    if (best === undefined || lines.score > best.score) best = lines;
    if (lines.score > illegible) break;
  }
  if (best === undefined || best.score < nothingLike) return { outcome: 'absent' };
  const zone = zoneOf(best.format, best.cells);
  const isRead = best.score > illegible || zone.number.isCertain || zone.birthDate?.isCertain === true;
  return isRead ? { outcome: 'read', value: zone } : { outcome: 'illegible' };
}

/** Where lines may be, the likeliest first. */
function* placesIn(picture: GreyPicture): Generator<readonly LinePlace[]> {
  const side = Math.max(picture.width, picture.height);
  const factor = Math.max(1, Math.round(side / searchedSide));
  const small = factor === 1 ? softened(softened(picture)) : softened(shrunk(picture, factor));
  const ink = inkOf(shrunk(small, Math.max(1, Math.round(Math.max(small.width, small.height) / directedSide))), 8);
  for (const radians of directionsOfText(ink)) {
    const turned = turnedLevel(small, radians);
    const candidates = candidatesIn(inkOf(turned.picture, Math.round(Math.max(small.width, small.height) / 60)), small);
    for (const candidate of candidates.slice(0, mostCandidates)) yield placesOf(candidate, turned, factor);
  }
}

/** Nobody knows how large the characters are, nor how dark. */
function candidatesIn(ink: GreyPicture, { width, height }: GreyPicture): ZoneCandidate[] {
  const side = Math.max(width, height);
  const candidates = [38, 60, 95, 140].flatMap((share) =>
    [75, 45, 28].flatMap((darkness) => candidatesAmong(bandsOf(ink, { gap: Math.round(side / share), darkness }))),
  );
  return candidates.sort((a, b) => lengthOf(b) - lengthOf(a));
}

function lengthOf(candidate: ZoneCandidate): number {
  return candidate.reduce((sum, { left, right }) => sum + right - left, 0);
}

function placesOf(candidate: ZoneCandidate, { placeIn }: Turned, factor: number): LinePlace[] {
  const [left, right] = [
    Math.min(...candidate.map((band) => band.left)),
    Math.max(...candidate.map((band) => band.right)),
  ];
  const at = (x: number, band: Band): { x: number; y: number } => {
    const { x: across, y: down } = placeIn(x + 0.5, heightAt(band, x) + 0.5);
    return { x: across * factor, y: down * factor };
  };
  return candidate.map((band) => ({ from: at(left, band), to: at(right, band) }));
}

interface ReadLines {
  readonly format: ZoneFormat;
  readonly cells: readonly (readonly Float32Array[])[];
  readonly score: number;
}

/** Both ways up, and as each format that has so many lines. */
function readLines(picture: GreyPicture, places: readonly LinePlace[], reader: GlyphReader): ReadLines {
  const ways = [places, places.toReversed().map(({ from, to }) => ({ from: to, to: from }))];
  const lengths = places.length === 3 ? [30] : [44, 36];
  const readings = ways.flatMap((lines) =>
    lengths.map((length) => ({ lines, length, last: lineOf(picture, reader, lines.at(-1), length) })),
  );
  const [best] = readings.sort((a, b) => b.last.score - a.last.score);
  if (best === undefined) throw new Error('There are lines');
  const before = best.lines.slice(0, -1).map((line) => lineOf(picture, reader, line, best.length));
  const all = [...before, best.last];
  const cells = all.map((line) => line.cells);
  return { format: formatOf(best.length, cells), cells, score: Math.min(...all.map((line) => line.score)) };
}

function lineOf(picture: GreyPicture, reader: GlyphReader, line: LinePlace | undefined, length: number): LineReading {
  if (line === undefined) throw new Error('There is a line');
  return readLine(reader, stripOf(picture, line, length), length);
}

function formatOf(length: number, cells: readonly (readonly Float32Array[])[]): ZoneFormat {
  if (length === 30) return 'TD1';
  const first = cells[0]?.[0];
  const isVisa = (first?.['V'.charCodeAt(0) - 65] ?? 0) > (first?.['P'.charCodeAt(0) - 65] ?? 0);
  if (length === 44) return isVisa ? 'MRVA' : 'TD3';
  const isVisaCard = (first?.['V'.charCodeAt(0) - 65] ?? 0) > 0.5;
  return isVisaCard ? 'MRVB' : 'TD2';
}
