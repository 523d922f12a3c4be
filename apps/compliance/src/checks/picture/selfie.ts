import type { ImageInspection } from '#inspection';
import type { Check, EvidenceDocument, Finding, NotRun } from '../evidence/check.js';

const wrong = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING', field: 'selfie' } as const;
const doubtful = { ...wrong, severity: 'WARNING' } as const;

/**
 * How sure the detector is of the likeliest face. Of six photographs of people, each of them as it was, dark, blurred,
 * tilted, on its side and upside down, the least had 0.15; drawings of other things
 * had at most 0.06. Below the first there is nobody.
 */
const faceless = 0.08;
const clear = 0.12;
/**
 * Documents show faces, too, but small ones beside much print: at arm's length, a face takes a fifth of the picture and
 * more, and a portrait on a document that fills the picture hardly a third. The six photographs, up to a tenth brighter
 * or darker, had at most 13 letters in lines; fronts of cards 25 to 60, and the drawn faces on some of them are taken
 * for larger ones, less surely than those of people.
 */
const print = { some: 18, much: 24, faceWidth: 0.2, ownFaceWidth: 0.35, sure: 0.45 };

export const selfie: Check = {
  name: 'selfie',
  looksAt: 'whether a selfie is a picture of a person',
  finds: [
    { ...wrong, when: 'it is a PDF or the picture of a document, or there is nothing like a face on it' },
    { ...doubtful, when: 'the face cannot be made out clearly, or is beside print, as on a document' },
  ],
  appliesTo: ['individualSelfiePhoto'],
  comparesWith: {},
  reads: () => ['face', 'barcode', 'mrz'],
  run: ({ documents }) => {
    const [document] = documents;
    return document === undefined ? [] : judged(document);
  },
};

function judged({ inspection }: EvidenceDocument): readonly Finding[] | NotRun {
  if (inspection.kind === 'unreadable') return { notRun: 'The file cannot be opened.' };
  if (inspection.kind === 'pdf') return [{ ...wrong, reason: 'notAPicture', message: notAPicture }];
  const { face } = inspection.readings;
  const { letters } = inspection;
  if (isOfDocument(inspection)) return [{ ...wrong, reason: 'isDocument', message: isDocument }];
  if (face.outcome !== 'read') return { notRun: face.outcome === 'notRun' ? face.reason : 'Nobody looked for a face.' };
  const { likelihood } = face.value;
  if (likelihood < faceless) return [{ ...wrong, reason: 'noFace', message: noFace }];
  if (likelihood < clear) return [{ ...doubtful, reason: 'unclearFace', message: unclearFace }];
  return isBesidePrint(letters, face.value) || isReadByMachine(inspection)
    ? [{ ...doubtful, reason: 'mayBeDocument', message: mayBe }]
    : [];
}

/** Beside a large face that is one for certain, letters may be a pattern behind it. */
function isBesidePrint(letters: number, { likelihood, width }: { likelihood: number; width: number }): boolean {
  return (width < print.faceWidth && letters >= print.some) || (likelihood < print.sure && letters >= print.much);
}

/** Those who hold an identity document beside the face send a selfie all the same. */
function isOfDocument(inspection: ImageInspection): boolean {
  const { letters, readings } = inspection;
  const { face } = readings;
  const isFace = face.outcome === 'read' && face.value.likelihood >= clear;
  const width = isFace ? face.value.width : 0;
  if (isReadByMachine(inspection)) return width < print.ownFaceWidth;
  if (width >= print.faceWidth) return false;
  return face.outcome === 'read' && letters >= (isFace ? print.much : print.some);
}

/** Without check digits that hold, print that looks like an MRZ is no proof. */
function isReadByMachine({ readings: { mrz, barcode } }: ImageInspection): boolean {
  return barcode.outcome === 'read' || (mrz.outcome === 'read' && mrz.value.isConfirmed);
}

const notAPicture = 'The selfie is a PDF. Take a picture of your face.';
const isDocument = 'The selfie shows a document. Take a picture of your face.';
const mayBe =
  'There is print beside the face in the selfie, as on a document, so a person will look at it. A picture of your face alone is easier to check.';
const noFace = 'No face was found in the selfie. Take a picture in good light, in which your whole face can be seen.';
const unclearFace =
  'The face in the selfie can hardly be made out, so a person will look at it. A picture in good light, from the front, is easier to check.';
