import type { TaskNews, InspectionProgress } from './task.js';
import { type PageDrawing, mostDrawnBytes } from '../results/drawing.js';
import type { Face } from '../results/face.js';
import {
  type Inspection,
  type PictureFigures,
  type Reading,
  type Readings,
  type Unreadable,
  mostCharacters,
  mostPagesRead,
  readable,
  reasons,
} from '../results/inspection.js';
import type { Keypoints } from '../results/keypoints.js';
import type { LicenceBarcode } from '../results/licence-barcode.js';
import type { CheckedValue, MachineReadableZone } from '../results/machine-readable-zone.js';
import {
  type Shape,
  ShapeRefused,
  bytesUpTo,
  eitherBy,
  floatsUpTo,
  listOf,
  maybe,
  numberBetween,
  object,
  oneOf,
  textLike,
  textUpTo,
  wholeUpTo,
  yesOrNo,
} from './shapes.js';

/** More than any picture has. */
const mostLetters = 16 * 1024 * 1024;
const mostKeypoints = 1_000;
const mostPages = 10_000_000;

/** Sums of many small numbers may be a little beside it. */
const share = numberBetween(-0.001, 1.001);
const short = textUpTo(200);
const day = textLike(/^\d{4}-\d{2}(-\d{2})?$/);

const checkedValue = object<CheckedValue>({
  value: short,
  isCertain: yesOrNo,
  alternatives: maybe(listOf(short, 10_000)),
});

const zone = object<MachineReadableZone>({
  format: oneOf(['TD1', 'TD2', 'TD3', 'MRVA', 'MRVB', 'IDFRA']),
  documentCode: short,
  issuer: checkedValue,
  nationality: checkedValue,
  number: checkedValue,
  birthDate: maybe(checkedValue),
  expiresOn: maybe(checkedValue),
  optional: listOf(checkedValue, 20),
  lastNames: short,
  firstNames: short,
  isWhole: maybe(yesOrNo),
  isConfirmed: yesOrNo,
});

const barcode = object<LicenceBarcode>({
  kind: maybe(oneOf(['driverLicense', 'stateId'])),
  country: maybe(textLike(/^[A-Z]{2}$/)),
  number: maybe(short),
  birthDate: maybe(day),
  expiresOn: maybe(day),
  firstName: maybe(short),
  lastName: maybe(short),
});

const keypointArrays = object<Keypoints>({
  points: floatsUpTo(2 * mostKeypoints),
  angles: floatsUpTo(mostKeypoints),
  scales: floatsUpTo(mostKeypoints),
  descriptors: bytesUpTo(32 * mostKeypoints),
});

const keypoints: Shape<Keypoints> = (value) => {
  const { points, angles, scales, descriptors } = keypointArrays(value);
  const count = angles.length;
  if (points.length !== 2 * count || scales.length !== count || descriptors.length !== 32 * count)
    throw new ShapeRefused('These keypoints lack parts');
  return { points, angles, scales, descriptors };
};

const figures = {
  sharpness: numberBetween(0, 1e9),
  brightness: share,
  contrast: share,
  glare: share,
};

const face = object<Face>({ likelihood: share, width: numberBetween(0, 10) });

function reading<T>(value: Shape<T>): Shape<Reading<T>> {
  return eitherBy<Reading<T>>('outcome', {
    read: object<{ outcome: 'read'; value: T }>({ outcome: oneOf(['read']), value }),
    absent: object<{ outcome: 'absent' }>({ outcome: oneOf(['absent']) }),
    illegible: object<{ outcome: 'illegible' }>({ outcome: oneOf(['illegible']) }),
    notRun: object<{ outcome: 'notRun'; reason: string }>({
      outcome: oneOf(['notRun']),
      reason: oneOf(Object.values(reasons)),
    }),
  });
}

const readings = object<Readings>({
  mrz: reading(zone),
  barcode: reading(barcode),
  text: reading(textUpTo(mostCharacters)),
  keypoints: reading(keypoints),
  letters: reading(wholeUpTo(mostLetters)),
  scans: reading(listOf(object<PictureFigures>(figures), mostPagesRead)),
  face: reading(face),
});

const unreadable = object<Unreadable>({ kind: oneOf(['unreadable']) });

type Opened = InspectionProgress['inspection'];
const opened: Readonly<Record<Opened['kind'], Shape<Opened>>> = {
  image: object<Extract<Inspection, { kind: 'image' }>>({
    kind: oneOf(['image']),
    width: wholeUpTo(1_000_000),
    height: wholeUpTo(1_000_000),
    isWhole: yesOrNo,
    ...figures,
    letters: wholeUpTo(mostLetters),
    readings,
  }),
  pdf: object<Extract<Inspection, { kind: 'pdf' }>>({
    kind: oneOf(['pdf']),
    pages: wholeUpTo(mostPages),
    isWhole: yesOrNo,
    text: textUpTo(mostCharacters),
    leftOut: maybe(oneOf(Object.values(reasons))),
    readings,
  }),
};

const progress = object<InspectionProgress>({
  inspection: eitherBy<Opened>('kind', opened),
  left: listOf(oneOf(readable), readable.length),
});

const inspection = eitherBy<Inspection>('kind', { ...opened, unreadable });

const drawing = eitherBy<PageDrawing>('kind', {
  unreadable,
  noSuchPage: object<Extract<PageDrawing, { kind: 'noSuchPage' }>>({ kind: oneOf(['noSuchPage']) }),
  drawn: object<Extract<PageDrawing, { kind: 'drawn' }>>({
    kind: oneOf(['drawn']),
    contentType: oneOf(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
    bytes: bytesUpTo(mostDrawnBytes),
  }),
});

/**
 * The report of a process that has opened a stranger's file, rebuilt from the agreed shapes. Someone who took over the process
 * can lie about a document, and do no more. Throws `ShapeRefused`.
 */
export function agreedNews(message: unknown): TaskNews {
  const [name, ...more] = typeof message === 'object' && message !== null ? Object.keys(message) : [];
  const value: unknown = name === undefined ? undefined : (message as Record<string, unknown>)[name];
  if (more.length === 0 && name === 'progress') return { progress: progress(value) };
  if (more.length === 0 && name === 'done') return { done: inspection(value) };
  if (more.length === 0 && name === 'drawn') return { drawn: drawing(value) };
  throw new ShapeRefused('These are no news');
}
