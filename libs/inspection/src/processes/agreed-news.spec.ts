import { describe, expect, test } from '@jest/globals';
import { nothingRead, reasons } from '../results/inspection.js';
import { agreedNews } from './agreed-news.js';
import { ShapeRefused } from './shapes.js';

const picture = {
  kind: 'image',
  width: 10,
  height: 20,
  isWhole: true,
  sharpness: 5,
  brightness: 1,
  contrast: 0,
  glare: 0,
  letters: 3,
  readings: nothingRead,
};
const keypoints = {
  points: new Float32Array(4),
  angles: new Float32Array(2),
  scales: new Float32Array(2),
  descriptors: new Uint8Array(64),
};
const value = { value: 'ARG', isCertain: true };
const zone = {
  format: 'TD3',
  documentCode: 'P',
  issuer: value,
  nationality: value,
  number: value,
  birthDate: undefined,
  expiresOn: { ...value, alternatives: ['A'] },
  optional: [value],
  lastNames: 'A',
  firstNames: 'B',
  isWhole: undefined,
  isConfirmed: true,
};
const barcode = {
  kind: 'stateId',
  country: 'US',
  number: '1',
  birthDate: '1990-03-12',
  expiresOn: '2031-11',
  firstName: undefined,
  lastName: 'Doe',
};
const read = (found: unknown): object => ({ outcome: 'read', value: found });
const scan = { sharpness: 5, brightness: 1, contrast: 0, glare: 0 };
const readings = {
  mrz: read(zone),
  barcode: read(barcode),
  text: read('text'),
  keypoints: read(keypoints),
  letters: { outcome: 'notRun', reason: reasons.late },
  scans: read([scan, scan]),
  face: read({ likelihood: 1, width: 0.5 }),
};
const withReadings = (changes: object): object => ({ ...picture, readings: { ...readings, ...changes } });

describe('what was agreed on gets through as it is', () => {
  test.each<[string, object]>([
    ['a picture', { done: picture }],
    ['all that can be read', { done: withReadings({}) }],
    ['a PDF', { done: { kind: 'pdf', pages: 3, isWhole: true, text: 'Acme', readings } }],
    ['a long one', { done: { kind: 'pdf', pages: 3, isWhole: false, text: '', leftOut: reasons.long, readings } }],
    ['nothing', { done: { kind: 'unreadable' } }],
    ['progress', { progress: { inspection: picture, left: ['mrz', 'text'] } }],
    ['a drawing', { drawn: { kind: 'drawn', contentType: 'image/png', bytes: Buffer.from('png') } }],
    ['no drawing', { drawn: { kind: 'unreadable' } }],
    ['no page', { drawn: { kind: 'noSuchPage' } }],
  ])('%s', (_, news) => {
    expect(agreedNews(news)).toStrictEqual(news);
  });

  test('and what was not agreed on is left behind', () => {
    const told = agreedNews({ done: { ...withReadings({}), isApproved: true, __proto__: { toString: 1 } } });
    expect(told).toStrictEqual({ done: withReadings({}) });
  });
});

describe('nothing else gets through', () => {
  test.each<[string, unknown]>([
    ['no object', 'done'],
    ['null', null],
    ['two at once', { done: picture, drawn: { kind: 'unreadable' } }],
    ['another word', { ready: true }],
    ['another kind', { done: { ...picture, kind: 'video' } }],
    ['a kind of every object', { done: { ...picture, kind: 'constructor' } }],
    ['a text for a number', { done: { ...picture, width: '10' } }],
    ['a number that is none', { done: { ...picture, sharpness: Number.NaN } }],
    ['a share of more than all', { done: { ...picture, glare: 2 } }],
    ['part of a page', { done: { kind: 'pdf', pages: 1.5, isWhole: true, text: '', readings } }],
    ['a text of another kind', { done: { kind: 'pdf', pages: 1, isWhole: true, text: ['a'], readings } }],
    ['a text without end', { done: { kind: 'pdf', pages: 1, isWhole: true, text: 'a'.repeat(2 ** 24 + 1), readings } }],
    ['a reason of its own', { done: withReadings({ text: { outcome: 'notRun', reason: '<b>' } }) }],
    ['an outcome of its own', { done: withReadings({ text: { outcome: 'approved' } }) }],
    ['no readings', { done: { ...picture, readings: {} } }],
    ['a date that is none', { done: withReadings({ barcode: read({ ...barcode, birthDate: 'today' }) }) }],
    ['a name without end', { done: withReadings({ mrz: read({ ...zone, lastNames: 'A'.repeat(201) }) }) }],
    ['too many values', { done: withReadings({ mrz: read({ ...zone, optional: Array(21).fill(value) }) }) }],
    ['more scans than are looked at', { done: withReadings({ scans: read(Array(4).fill(scan)) }) }],
    ['a scan without figures', { done: withReadings({ scans: read([{ ...scan, sharpness: undefined }]) }) }],
    [
      'keypoints that lack parts',
      { done: withReadings({ keypoints: read({ ...keypoints, angles: new Float32Array(3) }) }) },
    ],
    [
      'keypoints nowhere',
      { done: withReadings({ keypoints: read({ ...keypoints, points: Float32Array.of(0, 0, 0, NaN) }) }) },
    ],
    ['what is left of another kind', { progress: { inspection: picture, left: ['password'] } }],
    ['progress of nothing', { progress: { inspection: { kind: 'unreadable' }, left: [] } }],
    ['a drawing of another type', { drawn: { kind: 'drawn', contentType: 'text/html', bytes: Buffer.from('') } }],
    ['a drawing in text', { drawn: { kind: 'drawn', contentType: 'image/png', bytes: 'png' } }],
  ])('%s', (_, news) => {
    expect(() => agreedNews(news)).toThrow(ShapeRefused);
  });
});
