import type { Reading } from '../results/inspection.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import type { Point } from '../image-processing/point.js';
import { type DeskewedPicture, deskewed, downsampled, smoothed } from '../image-processing/resampling.js';
import { type TextLine, heightAt, textLinesOf } from './text-lines.js';
import type { GlyphClassifier, LineStrip } from './glyph-classifier.js';
import { localContrastOf } from '../image-processing/local-contrast.js';
import { likeliestMrz } from './likeliest-mrz.js';
import { type DecodedLine, decodeLine, glimpseOf } from './line-decoding.js';
import { type LineLocation, type LinePart, rectifiedStrip, reversed } from './line-rectification.js';
import type { MachineReadableZone } from '../results/machine-readable-zone.js';
import type { RunLengthSmoothing } from './run-lengths.js';
import { skewAnglesOf } from './skew-angles.js';
import { type MrzCandidate, candidatesAmong } from './mrz-candidates.js';

/** Lines are located in a picture of about this size, and read in the original. */
const searchedSide = 1_000;
/** For measuring the skew. */
const skewSide = 700;
const mostCandidates = 4;
/**
 * Mean log probabilities of the characters: below the first it is not an MRZ, below the second hardly anything is
 * reliable. Drawn documents that people can read have -0.05 and more; other things that look like lines, -1.3 and less.
 */
const noMrz = -1.1;
const illegible = -0.2;

/** Reads the MRZ wherever it is in the picture, at any rotation. */
export function readMrz(picture: GreyPicture, classifier: GlyphClassifier): Reading<MachineReadableZone> {
  let best: ReadLines | undefined;
  for (const location of locationsIn(picture)) {
    const lines = readLines(picture, location, classifier);
    if (lines !== undefined && (best === undefined || lines.score > best.score)) best = lines;
    if (best !== undefined && best.score > illegible) break;
  }
  if (best === undefined || best.score < noMrz) return { outcome: 'absent' };
  const mrz = likeliestMrz(best.cells);
  const isRead = best.score > illegible || mrz.isWhole === true;
  return isRead ? { outcome: 'read', value: mrz } : { outcome: 'illegible' };
}

/** Where an MRZ may be, the likeliest first. */
function* locationsIn(picture: GreyPicture): Generator<MrzLocation> {
  const factor = Math.max(1, Math.round(longerSide(picture) / searchedSide));
  const small = factor === 1 ? smoothed(smoothed(picture)) : smoothed(downsampled(picture, factor));
  const contrast = localContrastOf(downsampled(small, Math.max(1, Math.round(longerSide(small) / skewSide))), 8);
  for (const radians of skewAnglesOf(contrast)) {
    const level = deskewed(small, radians);
    const ink = localContrastOf(level.picture, Math.round(longerSide(small) / 60));
    const candidates = candidatesAmong(smoothingsFor(small).flatMap((smoothing) => textLinesOf(ink, smoothing)));
    for (const candidate of candidates.slice(0, mostCandidates)) yield locationOf(candidate, level, factor);
  }
}

function longerSide({ width, height }: GreyPicture): number {
  return Math.max(width, height);
}

/** Neither the size of the characters nor their darkness is known, so several settings are tried. */
function smoothingsFor(picture: GreyPicture): RunLengthSmoothing[] {
  const side = longerSide(picture);
  return [38, 60, 95, 140].flatMap((share) =>
    [75, 45, 28].map((darkness) => ({ gap: Math.round(side / share), darkness })),
  );
}

/** Where an MRZ may be in the original picture. */
interface MrzLocation {
  readonly lines: readonly LineLocation[];
  readonly lengths: readonly number[];
}

function locationOf({ lines, lengths }: MrzCandidate, { pointIn }: DeskewedPicture, factor: number): MrzLocation {
  const [left, right] = [Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right))];
  const middle = (left + right) / 2;
  const at = (x: number, line: TextLine): Point => {
    const { x: across, y: down } = pointIn(x + 0.5, heightAt(line, x) + 0.5);
    return { x: across * factor, y: down * factor };
  };
  const sagOf = (line: TextLine): number => heightAt(line, middle) - (heightAt(line, left) + heightAt(line, right)) / 2;
  return {
    lines: lines.map((line) => ({ from: at(left, line), to: at(right, line), sag: sagOf(line) * factor })),
    lengths,
  };
}

interface ReadLines {
  readonly cells: readonly (readonly Float32Array[])[];
  readonly score: number;
}

/** Both ways up and in all possible lengths: a glimpse of the last line shows which of them are worth decoding. */
function readLines(picture: GreyPicture, location: MrzLocation, classifier: GlyphClassifier): ReadLines | undefined {
  const bothWays = [location.lines, location.lines.map(reversed).toReversed()];
  const glimpses = bothWays
    .flatMap((lines) => location.lengths.map((length) => ({ lines, length })))
    .map(({ lines, length }) => ({
      lines,
      length,
      score: glimpseOf(classifier, stripIn(picture, lines.at(-1)), length),
    }))
    .sort((a, b) => b.score - a.score);
  const most = (glimpses[0]?.score ?? -Infinity) - notWorse;
  const readings = glimpses
    .filter(({ score }) => score > Math.max(worthless, most))
    .map(({ lines, length }) => wholeOf(lines.map((line) => decodeLine(classifier, stripIn(picture, line), length))));
  return readings.sort((a, b) => b.score - a.score)[0];
}

/** Candidates whose glimpse is worse than the best by more than this are skipped, and so are those below the second. */
const notWorse = 0.2;
const worthless = -1.5;

function stripIn(picture: GreyPicture, line: LineLocation | undefined): (part: LinePart) => LineStrip {
  if (line === undefined) throw new Error('There is a line');
  return (part) => rectifiedStrip(picture, line, part);
}

function wholeOf(lines: readonly DecodedLine[]): ReadLines {
  const cells = lines.map((line) => line.cells);
  return { cells, score: Math.min(...lines.map((line) => line.score)) };
}
