import type { Reading } from '../inspection.js';
import type { GreyPicture } from '../picture/picture-figures.js';
import { type Turned, shrunk, softened, turnedLevel } from '../picture/resampling.js';
import { type Band, type BandRule, bandsOf } from './bands.js';
import type { GlyphReader } from './glyphs.js';
import { inkOf } from './ink.js';
import { type LineReading, readLine } from './line-reading.js';
import { type LinePlace, type Point, stripOf } from './line-strip.js';
import type { MachineReadableZone, ZoneFormat } from './machine-readable-zone.js';
import { directionsOfText } from './text-direction.js';
import { type ZoneCandidate, candidatesAmong, heightAt } from './zone-candidates.js';
import { zoneOf } from './zone-text.js';

/** Lines are looked for in a picture of about this size, and read in the one that was given. */
const searchedSide = 1_000;
const directedSide = 700;
const mostCandidates = 4;
/** A mean of the logarithms of how likely the characters are: below the first nothing was read, below the second little. */
const nothingLike = -0.55;
const illegible = -0.35;

/** Reads the zone wherever it is in the picture, and however the picture is turned. */
export function readZone(picture: GreyPicture, reader: GlyphReader): Reading<MachineReadableZone> {
  let best: ReadLines | undefined;
  for (const place of placesIn(picture)) {
    const lines = readLines(picture, place, reader);
    if (best === undefined || lines.score > best.score) best = lines;
    if (lines.score > illegible) break;
  }
  if (best === undefined || best.score < nothingLike) return { outcome: 'absent' };
  const zone = zoneOf(best.format, best.cells);
  const isRead = best.score > illegible || zone.number.isCertain || zone.birthDate?.isCertain === true;
  return isRead ? { outcome: 'read', value: zone } : { outcome: 'illegible' };
}

/** Where lines may be, the likeliest first. */
function* placesIn(picture: GreyPicture): Generator<ZonePlace> {
  const factor = Math.max(1, Math.round(longerSide(picture) / searchedSide));
  const small = factor === 1 ? softened(softened(picture)) : softened(shrunk(picture, factor));
  const directed = inkOf(shrunk(small, Math.max(1, Math.round(longerSide(small) / directedSide))), 8);
  for (const radians of directionsOfText(directed)) {
    const turned = turnedLevel(small, radians);
    const ink = inkOf(turned.picture, Math.round(longerSide(small) / 60));
    const candidates = candidatesAmong(rulesFor(small).flatMap((rule) => bandsOf(ink, rule)));
    for (const candidate of candidates.slice(0, mostCandidates)) yield placeOf(candidate, turned, factor);
  }
}

function longerSide({ width, height }: GreyPicture): number {
  return Math.max(width, height);
}

/** Nobody knows how large the characters are, nor how dark. */
function rulesFor(picture: GreyPicture): BandRule[] {
  const side = longerSide(picture);
  return [38, 60, 95, 140].flatMap((share) =>
    [75, 45, 28].map((darkness) => ({ gap: Math.round(side / share), darkness })),
  );
}

/** Where a zone may be in the picture that was given. */
interface ZonePlace {
  readonly lines: readonly LinePlace[];
  readonly lengths: readonly number[];
}

function placeOf({ lines, lengths }: ZoneCandidate, { placeIn }: Turned, factor: number): ZonePlace {
  const [left, right] = [Math.min(...lines.map((band) => band.left)), Math.max(...lines.map((band) => band.right))];
  const at = (x: number, band: Band): Point => {
    const { x: across, y: down } = placeIn(x + 0.5, heightAt(band, x) + 0.5);
    return { x: across * factor, y: down * factor };
  };
  return { lines: lines.map((band) => ({ from: at(left, band), to: at(right, band) })), lengths };
}

interface ReadLines {
  readonly format: ZoneFormat;
  readonly cells: readonly (readonly Float32Array[])[];
  readonly score: number;
}

/** Both ways up, and as long as they may be. */
function readLines(picture: GreyPicture, place: ZonePlace, reader: GlyphReader): ReadLines {
  const ways = [place.lines, place.lines.toReversed().map(({ from, to }) => ({ from: to, to: from }))];
  const readings = ways.flatMap((lines) =>
    place.lengths.map((length) => ({ lines, length, last: lineOf(picture, reader, lines.at(-1), length) })),
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
