import type { AttestationValidationFailure } from '../../api/contract.js';

type FailureCode = AttestationValidationFailure['failureCode'];

/** Findings, by the name of the server's check. */
export const findings = {
  readable: 'The file cannot be opened completely. Add it again.',
  resolution: 'The picture is too small to be read well. Take it again from closer.',
  sharpness: 'The picture is blurred. Hold the camera still, let it focus, and take it again.',
  exposure: 'The picture is too dark or too bright. Take it again in even light.',
  glare: 'A reflection covers part of the picture. Turn away from the light and take it again.',
  print: 'No print can be made out in the picture. Take it again in good light, from close, with nothing on it.',
  sides: 'A side is missing, or the front and the back are the same picture. Add a picture of each side.',
  expiry: 'The document has expired. Add one that is still valid.',
  zone: 'What the document says differs from what was typed, or it cannot be read with certainty. Compare both, or add a sharper picture.',
  barcode:
    'What the barcode says differs from what was typed, or it cannot be read. Compare both, or add a sharper picture of the back.',
  ageOfProof: 'The document is older than 90 days. Add a newer one.',
  pdfText: 'What you typed was not found in the document. Correct it, or add a document that shows it.',
  taxNumber: 'The number does not match its kind or the country. Compare each digit with a document.',
  persons: 'The same person is listed twice, or the shares add up to more than 100%.',
  ownership: 'An owner is listed who owns less than 25%. Check the share, or how this person is related.',
} satisfies Record<string, string>;

/** By failure code, for other checks. */
export const failureCodes = {
  INCORRECT_DOCUMENT: 'This does not seem to be the document that is needed.',
  POOR_QUALITY: 'The picture is hard to read. Add a better one.',
  MISSING_INFORMATION: 'Something is missing. Fill in the rest.',
  INCONSISTENT_DATA: 'This does not match what was said elsewhere. Compare both.',
  EXPIRED_DOCUMENT: 'The document has expired. Add one that is valid.',
  OTHER: 'Something here needs another look.',
} satisfies Record<FailureCode, string>;

/** Why a file was rejected. */
export const rejectedFiles = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than {megabytes} MB.',
  type: 'This kind of file cannot be taken. Add a JPEG, PNG, WebP or PDF.',
  encrypted: 'The PDF is protected by a password. Add one without.',
  scripted: 'The PDF contains a program. Print it into a new PDF, or add a photo.',
  unreadable: 'The file cannot be opened. It may be damaged.',
  bomb: 'The picture has too many pixels. Add a smaller one.',
  malware: 'This file seems to be harmful, so it was not taken.',
  tooMany: 'Too many files were added today. Try again tomorrow.',
  interrupted: 'The connection was lost. What was chosen is still here.',
  rateLimited: 'There are too many requests just now. Try again in a moment.',
  sessionEnded: 'This link has expired. Go back to where you came from and open it again.',
} satisfies Record<string, string>;
