import type { AttestationValidationFailure } from '../../api/contract.js';

type FailureCode = AttestationValidationFailure['failureCode'];

/** Findings, by the name of the server's check; those of which a check has several, by their reason. */
export const findings = {
  readable: 'The file cannot be opened completely. Add it again.',
  resolution: 'The picture is too small to be read well. Take it again from closer.',
  sharpness: 'The picture is blurred. Hold the camera still, let it focus, and take it again.',
  exposure: 'The picture is too dark or too bright. Take it again in even light.',
  glare: 'A reflection covers part of the picture. Turn away from the light and take it again.',
  print: 'No print can be made out in the picture. Take it again in good light, from close, with nothing on it.',
  selfie: 'This is not a picture of your face. Take one in good light, from the front.',
  numberDiffers: "The document number you entered doesn't match the document. Correct it, or add the right document.",
  birthDateDiffers: "The birth date you entered doesn't match the document. Correct it, or add the right document.",
  nationalityDiffers: "The nationality you entered doesn't match the document. Correct it, or add the right document.",
  nameDiffers: "The name you entered doesn't match the document. Correct it, or add the right document.",
  expiresOnDiffers: "The day of expiry you entered doesn't match the document. Correct it, or add the right document.",
  countryDiffers: "The country of issue you entered doesn't match the document. Correct it, or add the right document.",
  expired: 'The document has expired. Add one that is still valid.',
  otherKind:
    'The picture shows another kind of document than was chosen. Choose the right kind, or add the right document.',
  otherPage:
    'This does not look like the page with the photo: the two lines of letters at its bottom were not found. Add a picture of that whole page.',
  linesUnclear:
    'The lines at the edge of the document cannot be read with certainty, so a person will look at it. A sharp picture of the whole page in good light helps.',
  linesNotFound:
    'The lines of letters and digits at the edge of the document were not found. A sharp picture of the whole document in good light helps.',
  barcodeUnclear:
    'The barcode on the back cannot be read, so a person will look at it. A sharp picture of the whole back, without reflections, helps.',
  isLicence: "The barcode is that of a driver's licence. Choose the right kind, or add the right document.",
  isIdentityCard: 'The barcode is that of an identity card. Choose the right kind, or add the right document.',
  sideMissing: 'A side of the document is missing. Add a picture of each side.',
  sameSide: 'The front and the back show the same side. Add a picture of each side.',
  notAPicture: 'This is a PDF. Take a picture of your face.',
  isDocument: 'This is a picture of a document. Take a picture of your face.',
  mayBeDocument: 'Your face is small here, with print beside it. A picture of your face alone is easier to check.',
  noFace: 'No face was found here. Take a picture in good light, on which your whole face can be seen.',
  unclearFace: 'Your face can hardly be made out here. A picture in good light, from the front, is easier to check.',
  dark: 'The picture is too dark. Take it again in better light.',
  bright: 'The picture is too bright or empty. Take it again in even light.',
  pale: 'Hardly anything can be seen in the picture. Take it again in even light.',
  unreadable: 'The file cannot be opened. Save or scan it again, and add the new one.',
  damaged: 'The file is damaged or cut off. Add the whole file.',
  noPages: 'The file has no pages. Add the one that has them.',
  wrongCheckDigit: 'The tax number cannot be right. Compare each digit with a document.',
  wrongForm: 'The tax number is not written as that country writes it. Check its kind and its digits.',
  uncertain: 'The tax number could not be confirmed. Compare it with a document.',
  foreign: 'A number of this kind is not used in the country that was given. Check its kind.',
  personTwice: 'The same person is listed twice. List every person once.',
  tooMuchOwned: 'The shares add up to more than 100%. Correct them.',
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
