import type { AttestationType } from '#contracts';
import type { Inspection } from '#inspection';
import type { Check, Evidence, EvidenceDocument, Finding, NotRun } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { homeOf, personOf } from '../evidence/typed-elsewhere.js';
import { DocumentText } from '../words/document-text.js';

const inconsistent = { failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' } as const;

/** Something that was typed in another attestation and that a document has to show. */
interface Typed {
  readonly what: string;
  /** For the reason of a finding: `legalName`. */
  readonly called: string;
  /** Undefined until it has been typed. */
  readonly isIn: ((text: DocumentText) => boolean) | undefined;
}

interface Expectation {
  /** Whether `each` document shows all of it, or all of them `together` do. */
  readonly by: 'each' | 'together';
  typed(evidence: Evidence): readonly Typed[];
  readonly comparesWith: readonly AttestationType[];
}

const expectations: Readonly<Partial<Record<AttestationType, Expectation>>> = {
  businessFormationDocuments: {
    by: 'together',
    typed: (evidence) => [company(evidence), registration(evidence)],
    comparesWith: ['businessIdentification'],
  },
  businessUboOwnershipDocuments: {
    by: 'together',
    typed: (evidence) => [company(evidence)],
    comparesWith: ['businessIdentification'],
  },
  businessProofOfAddressDocuments: {
    by: 'each',
    typed: (evidence) => [company(evidence), companyAddress(evidence)],
    comparesWith: ['businessIdentification', 'businessAddress'],
  },
  individualProofOfAddress: {
    by: 'each',
    typed: (evidence) => [person(evidence), home(evidence)],
    comparesWith: ['individualPersonalInfo', 'individualPersonalInfoLight', 'individualResidentialAddress'],
  },
  associatedPersonProofOfAddress: {
    by: 'each',
    typed: (evidence) => [person(evidence), home(evidence)],
    comparesWith: ['associatedPersonPersonalInfo', 'associatedPersonResidentialAddress'],
  },
  associatedPersonProofOfSignatoryAuthority: {
    by: 'each',
    typed: (evidence) => [person(evidence)],
    comparesWith: ['associatedPersonPersonalInfo'],
  },
};

export const textOfProof: Check = {
  name: 'pdfText',
  looksAt:
    'the text of documents, recognized where they are pictures: whether it shows the name, address or registration number that was typed',
  finds: [{ ...inconsistent, when: 'the document that should show it does not' }],
  appliesTo: Object.keys(expectations) as AttestationType[],
  comparesWith: Object.fromEntries(
    Object.entries(expectations).map(([type, { comparesWith }]) => [type, comparesWith]),
  ),
  reads: () => ['text'],
  run: (evidence) => {
    const expectation = expectations[evidence.attestation.type];
    return expectation === undefined ? [] : compared(expectation, evidence);
  },
};

function compared(expectation: Expectation, evidence: Evidence): readonly Finding[] | NotRun {
  const all = expectation.typed(evidence);
  const readings =
    expectation.by === 'each' ? evidence.documents.map(readingOf) : [readingTogether(evidence.documents)];
  const findings = readings.flatMap((reading) => (reading.isAll ? missingFrom(reading, all) : []));
  if (findings.length > 0) return findings;
  const untyped = all.filter(({ isIn }) => isIn === undefined);
  if (untyped.length > 0) return { notRun: `Not given yet: ${inWords(untyped)}.` };
  const unsure = readings.find((reading) => !reading.isAll && missingFrom(reading, all).length > 0);
  return unsure === undefined ? [] : { notRun: `Not all of a document could be read: ${unsure.whyNot}` };
}

interface Reading {
  readonly name: string;
  /** The path of the document, where it is about one. */
  readonly field: string | undefined;
  /** The text that the file contains, and the text that was recognized in pictures. */
  readonly texts: readonly DocumentText[];
  /** Everything in the document was read. */
  readonly isAll: boolean;
  /** Why not everything was read. */
  readonly whyNot: string;
}

function readingOf(document: EvidenceDocument): Reading {
  const texts = textsOf(document.inspection);
  const whyNot = whyUnread(document.inspection, texts);
  return { name: nameOf(document), field: document.path, texts, isAll: whyNot === undefined, whyNot: whyNot ?? '' };
}

function readingTogether(documents: readonly EvidenceDocument[]): Reading {
  const readings = documents.map(readingOf);
  return {
    name: documents.length === 1 ? 'The document' : 'None of the documents',
    field: documents.length === 1 ? documents[0]?.path : undefined,
    texts: readings.flatMap(({ texts }) => texts),
    isAll: readings.every(({ isAll }) => isAll),
    whyNot: readings.find(({ isAll }) => !isAll)?.whyNot ?? '',
  };
}

function textsOf(inspection: Inspection): readonly DocumentText[] {
  if (inspection.kind === 'unreadable') return [];
  const written = inspection.kind === 'pdf' ? [new DocumentText(inspection.text)] : [];
  const { text } = inspection.readings;
  return text.outcome === 'read' ? [...written, new DocumentText(text.value, 'recognized')] : written;
}

/** Undefined if everything was read. */
function whyUnread(inspection: Inspection, texts: readonly DocumentText[]): string | undefined {
  if (inspection.kind === 'unreadable') return 'it cannot be opened.';
  const { text } = inspection.readings;
  if (text.outcome === 'notRun') return `nobody has read it yet. ${text.reason}`;
  if (text.outcome === 'illegible') return 'its print is too unclear to be read.';
  if (!texts.some(({ isReadable }) => isReadable)) return 'next to no print was found in it.';
  return inspection.kind === 'pdf' ? inspection.leftOut : undefined;
}

function missingFrom({ name, field, texts }: Reading, typed: readonly Typed[]): Finding[] {
  const missing = typed.filter(({ isIn }) => isIn !== undefined && !texts.some(isIn));
  if (missing.length === 0) return [];
  const verb = name.startsWith('None') ? 'shows' : 'does not show';
  const isRecognized = texts.some(({ origin }) => origin === 'recognized');
  const reserve = isRecognized ? ', as far as it could be read from a picture' : '';
  const message = `${name} ${verb} ${inWords(missing)}${reserve}. Upload one that does, or correct what you entered.`;
  return [{ ...inconsistent, reason: reasonOf(missing), ...(field === undefined ? {} : { field }), message }];
}

/** `legalNameAndAddressNotShown` */
function reasonOf(missing: readonly Typed[]): string {
  const names = missing.map(({ called }, index) =>
    index === 0 ? called : called.charAt(0).toUpperCase() + called.slice(1),
  );
  return `${names.join('And')}NotShown`;
}

function inWords(typed: readonly Typed[]): string {
  return typed.map(({ what }) => what).join(' and ');
}

function company(evidence: Evidence): Typed {
  const typed = evidence.latest.businessIdentification;
  return {
    what: "the company's legal name",
    called: 'legalName',
    isIn: typed && ((text) => text.hasCompany(typed.legalName)),
  };
}

function registration(evidence: Evidence): Typed {
  const typed = evidence.latest.businessIdentification;
  return {
    what: 'its registration number',
    called: 'registrationNumber',
    isIn: typed && ((text) => text.hasNumber(typed.registrationNumber)),
  };
}

function person(evidence: Evidence): Typed {
  const typed = personOf(evidence);
  return { what: "the person's name", called: 'name', isIn: typed && ((text) => text.hasPerson(typed.name)) };
}

function home(evidence: Evidence): Typed {
  const typed = homeOf(evidence);
  return { what: 'the address', called: 'address', isIn: typed && ((text) => text.hasAddress(typed)) };
}

function companyAddress(evidence: Evidence): Typed {
  const typed = evidence.latest.businessAddress;
  const isIn = (text: DocumentText): boolean =>
    [typed?.registeredAddress, typed?.operatingAddress].some((one) => one !== undefined && text.hasAddress(one));
  return { what: 'the address', called: 'address', isIn: typed && isIn };
}
