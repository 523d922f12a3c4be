import type { AttestationValidationFailure } from '../../api/contract.js';

type FailureCode = AttestationValidationFailure['failureCode'];

/** Findings, by the name of the server's check; those of which a check has several, by their reason. */
export const findings = {
  readable: "We couldn't open the whole file. Add it again.",
  resolution: 'The picture is too small to read. Add a larger one.',
  sharpness: 'The picture is blurry. Add a sharper one.',
  hardToRead: 'The picture may be hard to read. Add a better one.',
  exposure: 'The picture is too dark or too bright. Add one in better light.',
  glare: 'Glare hides part of the picture. Add one without reflections.',
  print: "We can't make out any text in the picture. Add a clear one of the whole document.",
  selfie: "We can't see your face in this picture. Add one in good light, facing the camera.",
  numberDiffers: "The document number you entered doesn't match the document. Correct it, or add the right document.",
  passportNumberDiffers:
    "The passport number you entered doesn't match the document. Correct it, or add the right document.",
  birthDateDiffers: "The date of birth you entered doesn't match the document. Correct it, or add the right document.",
  nationalityDiffers: "The nationality you entered doesn't match the document. Correct it, or add the right document.",
  nameDiffers: "The name you entered doesn't match the document. Correct it, or add the right document.",
  expiresOnDiffers: "The expiry date you entered doesn't match the document. Correct it, or add the right document.",
  countryDiffers: "The country of issue you entered doesn't match the document. Correct it, or add the right document.",
  expired: 'This document has expired. Add one that is still valid.',
  otherKind: 'This looks like a different type of document. Choose the right type, or add the right document.',
  otherPage:
    "This doesn't look like the photo page: we couldn't find the two lines of letters at the bottom. Add a picture of the whole page.",
  linesUnclear:
    "We couldn't read the coded lines on the document, so a person will check it. A sharp picture of the whole page speeds this up.",
  linesNotFound:
    "We couldn't find the coded lines on the document. A sharp picture of the whole document speeds this up.",
  barcodeUnclear:
    "We couldn't read the barcode on the back, so a person will check it. A sharp picture without glare speeds this up.",
  isLicence: "The barcode belongs to a driver's license. Choose the right type, or add the right document.",
  isIdentityCard: 'The barcode belongs to an identity card. Choose the right type, or add the right document.',
  sideMissing: 'One side of the document is missing. Add a picture of each side.',
  sameSide: 'Front and back show the same side. Add a picture of each side.',
  notAPicture: 'This is a PDF. Add a photo of your face.',
  isDocument: 'This is a picture of a document. Add a photo of your face.',
  mayBeDocument: 'There is text beside your face. A photo of your face alone is easier to check.',
  noFace: "We couldn't find a face in this picture. Add one in good light that shows your whole face.",
  unclearFace: 'We can barely make out your face. A photo in good light, facing the camera, is easier to check.',
  dark: 'The picture is too dark. Add one in better light.',
  bright: 'The picture is too bright or blank. Add one in softer light.',
  pale: 'The picture is almost blank. Add one in better light.',
  unreadable: "We couldn't open the file. Save or scan it again, then add the new one.",
  damaged: 'The file is damaged or incomplete. Add the complete file.',
  noPages: 'The file has no pages. Add the right one.',
  wrongCheckDigit: 'Check this number: a digit looks wrong.',
  wrongForm: "This number isn't in the format that country uses. Check the type and the digits.",
  uncertain: "We couldn't confirm this number. Check it against a document.",
  foreign: "This type of number isn't used in the country you gave. Check the type.",
  legalNameNotShown: "This doesn't show the company's legal name. Add a document that does, or correct the name.",
  registrationNumberNotShown:
    "This doesn't show the company's registration number. Add a document that does, or correct the number.",
  legalNameAndRegistrationNumberNotShown:
    "This doesn't show the company's legal name and registration number. Add a document that does, or correct them.",
  nameNotShown: "This doesn't show the person's name. Add a document that does, or correct the name.",
  addressNotShown: "This doesn't show the address. Add a document that does, or correct the address.",
  nameAndAddressNotShown: "This doesn't show the person's name and address. Add a document that does, or correct them.",
  legalNameAndAddressNotShown:
    "This doesn't show the company's legal name and address. Add a document that does, or correct them.",
  personTwice: 'The same person is listed twice. List each person once.',
  tooMuchOwned: 'The ownership shares add up to more than 100%. Correct them.',
  sides: 'A side is missing, or both pictures show the same one. Add a picture of each side.',
  expiry: 'This document has expired. Add one that is still valid.',
  zone: "What you entered doesn't match the document, or we couldn't read it. Compare the two, or add a sharper picture.",
  barcode:
    "What you entered doesn't match the barcode, or we couldn't read it. Compare the two, or add a sharper picture of the back.",
  ageOfProof: 'This document is more than 90 days old. Add a more recent one.',
  pdfText: "This document doesn't show what you entered. Add one that does, or correct what you entered.",
  taxNumber: 'Check this number: something looks wrong.',
  persons: 'The same person is listed twice, or the ownership shares add up to more than 100%.',
  ownership: "This person is listed as an owner but owns less than 25%. Check the share, or the person's role.",
} satisfies Record<string, string>;

/** By failure code, for other checks. */
export const failureCodes = {
  INCORRECT_DOCUMENT: "This doesn't look like the right document.",
  POOR_QUALITY: 'The picture is hard to read. Add a better one.',
  MISSING_INFORMATION: 'Something is missing. Fill in the rest.',
  INCONSISTENT_DATA: "This doesn't match your other answers. Compare the two.",
  EXPIRED_DOCUMENT: 'This document has expired. Add one that is still valid.',
  OTHER: 'Please check this again.',
} satisfies Record<FailureCode, string>;

/** Why a file was rejected. */
export const rejectedFiles = {
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than {megabytes} MB.',
  type: "We can't use this type of file. Add a JPEG, PNG, WebP or PDF.",
  encrypted: 'This PDF is password-protected. Add one without a password.',
  scripted: 'This PDF contains scripts or attached files. Print it to a new PDF, or add a photo.',
  unreadable: "We couldn't open this file. It may be damaged.",
  bomb: 'This picture has too many pixels. Add a smaller one.',
  malware: "This file may be harmful, so we didn't keep it.",
  tooMany: "Too many files have been added. Try again later, or contact this site's support team.",
  interrupted: 'The upload was interrupted. Your file is still here.',
  failed: 'Something went wrong. Your file is still here. Try again.',
  closed: 'Files can no longer be added: the verification was submitted or closed.',
  received: 'This link has already been used. You can go back to your computer.',
  ended: 'This link has expired. Scan the code shown on your computer.',
  rateLimited: 'Too many attempts. Try again in a moment.',
  sessionEnded: 'Your session has expired. Close this page and start again.',
} satisfies Record<string, string>;
