import type { Reading } from '../results/inspection.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type Turned, shrunk, softened, turnedLevel } from '../image-processing/resampling.js';
import { type Band, bandsOf, heightAt } from './text-lines.js';
import type { GlyphReader, Strip } from './glyph-classifier.js';
import { inkOf } from '../image-processing/local-contrast.js';
import { likeliestZone } from './likeliest-mrz.js';
import { type LineReading, glimpseOf, readLine } from './line-decoding.js';
import { type LinePart, type LinePlace, type Point, reversed, stripOf } from './line-rectification.js';
import type { MachineReadableZone } from '../results/machine-readable-zone.js';
import type { RunRule } from './run-lengths.js';
import { directionsOfText } from './skew-angles.js';
import { type ZoneCandidate, candidatesAmong } from './mrz-candidates.js';

/** Lines are looked for in a picture of about this size, and read in the one that was given. */
const searchedSide = 1_000;
const directedSide = 700;
const mostCandidates = 4;
/**
 * A mean of the logarithms of how likely the characters are: below the first it is something else, below the second next
 * to nothing can be believed. Of drawn documents, those that people can read have -0.05 and more; whatever else looked
 * like lines, -1.3 and less.
 */
const nothingLike = -1.1;
const illegible = -0.2;

/** Reads the zone wherever it is in the picture, and however the picture is turned. */
export function readZone(picture: GreyPicture, reader: GlyphReader): Reading<MachineReadableZone> {
  let best: ReadLines | undefined;
  for (const place of placesIn(picture)) {
    const lines = readLines(picture, place, reader);
    if (lines !== undefined && (best === undefined || lines.score > best.score)) best = lines;
    if (best !== undefined && best.score > illegible) break;
  }
  if (best === undefined || best.score < nothingLike) return { outcome: 'absent' };
  const zone = likeliestZone(best.cells);
  const isRead = best.score > illegible || zone.isWhole === true;
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
function rulesFor(picture: GreyPicture): RunRule[] {
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
  const middle = (left + right) / 2;
  const at = (x: number, band: Band): Point => {
    const { x: across, y: down } = placeIn(x + 0.5, heightAt(band, x) + 0.5);
    return { x: across * factor, y: down * factor };
  };
  const bowOf = (band: Band): number => heightAt(band, middle) - (heightAt(band, left) + heightAt(band, right)) / 2;
  return {
    lines: lines.map((band) => ({ from: at(left, band), to: at(right, band), bow: bowOf(band) * factor })),
    lengths,
  };
}

interface ReadLines {
  readonly cells: readonly (readonly Float32Array[])[];
  readonly score: number;
}

/** Both ways up, and as long as they may be: a glimpse of the last line tells which are worth reading. */
function readLines(picture: GreyPicture, place: ZonePlace, reader: GlyphReader): ReadLines | undefined {
  const ways = [place.lines, place.lines.map(reversed).toReversed()];
  const glimpses = ways
    .flatMap((lines) => place.lengths.map((length) => ({ lines, length })))
    .map(({ lines, length }) => ({ lines, length, score: glimpseOf(reader, stripIn(picture, lines.at(-1)), length) }))
    .sort((a, b) => b.score - a.score);
  const most = (glimpses[0]?.score ?? -Infinity) - notWorse;
  const readings = glimpses
    .filter(({ score }) => score > Math.max(worthless, most))
    .map(({ lines, length }) => wholeOf(lines.map((line) => readLine(reader, stripIn(picture, line), length))));
  return readings.sort((a, b) => b.score - a.score)[0];
}

/** Glimpses that are worse than the best by more are not looked at; those below are none. */
const notWorse = 0.2;
const worthless = -1.5;

function stripIn(picture: GreyPicture, line: LinePlace | undefined): (part: LinePart) => Strip {
  if (line === undefined) throw new Error('There is a line');
  return (part) => stripOf(picture, line, part);
}

function wholeOf(lines: readonly LineReading[]): ReadLines {
  const cells = lines.map((line) => line.cells);
  return { cells, score: Math.min(...lines.map((line) => line.score)) };
}
