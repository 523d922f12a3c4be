import { describe, expect, test } from '@jest/globals';
import { ServerRefusal, Trouble } from '../../api/trouble.js';
import { rejectedFiles } from '../../languages/en/findings.js';
import { uploadFailureOf } from './upload-failure.js';

describe('what people are told about a failed upload', () => {
  test.each([
    ['DocumentTooLarge', 413, { maximumBytes: 10_485_760 }, 'tooLarge'],
    ['UnsupportedDocumentType', 415, { detected: 'image/svg+xml' }, 'type'],
    ['ValidationFailed', 400, { failures: [{ field: 'file', messages: ['is empty'] }] }, 'empty'],
    ['DocumentRejected', 422, { reason: 'unreadable' }, 'unreadable'],
    ['DocumentRejected', 422, { reason: 'encrypted' }, 'encrypted'],
    ['DocumentRejected', 422, { reason: 'scripted' }, 'scripted'],
    ['DocumentRejected', 422, { reason: 'bomb' }, 'bomb'],
  ] as const)('%s (%i) with %j is %s, and sending it again would not help', (name, status, params, reason) => {
    expect(uploadFailureOf(new ServerRefusal(name, status, params))).toEqual({ reason, mayRetry: false });
    expect(rejectedFiles[reason]).toMatch(/\./);
  });

  test.each([
    [new Trouble('unreachable'), 'interrupted'],
    [new Trouble('rateLimited', { retryAfterSeconds: 5 }), 'rateLimited'],
    [new Trouble('sessionEnded'), 'sessionEnded'],
    [new Trouble('sessionFailed'), 'failed'],
    [new Trouble('internal'), 'failed'],
    [new ServerRefusal('LimitExceeded', 422, {}), 'tooMany'],
    [new ServerRefusal('MalformedRequest', 400, {}), 'interrupted'],
    [new ServerRefusal('IdempotencyConflict', 409, {}), 'failed'],
  ])('%s may be tried again', (cause, reason) => {
    expect(uploadFailureOf(cause)).toEqual({ reason, mayRetry: true });
  });

  test.each([
    ['a review that was closed meanwhile', 'complianceReview', 'submitted', 'closed'],
    ['a link that a phone has used', 'phoneUpload', 'received', 'received'],
    ['a link whose page was closed meanwhile', 'phoneUpload', 'ended', 'ended'],
  ] as const)('%s takes no files, however often they are sent', (_, resource, from, reason) => {
    const params = { resource, from, trigger: 'uploadDocument' };
    expect(uploadFailureOf(new ServerRefusal('IllegalTransition', 409, params))).toEqual({ reason, mayRetry: false });
    expect(rejectedFiles[reason]).toMatch(/\./);
  });

  test('what cannot be explained is a file that cannot be opened', () => {
    expect(uploadFailureOf(new DOMException('gone', 'NotReadableError'))).toEqual({
      reason: 'unreadable',
      mayRetry: false,
    });
    expect(uploadFailureOf(new ServerRefusal('DocumentRejected', 422, { reason: 'toString' })).mayRetry).toBe(true);
  });
});
