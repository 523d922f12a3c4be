import { Choice, Integer, Texts } from '#contracts';
import { type ErrorContract, GatehouseError, SentText } from './gatehouse-error.js';

class DocumentTooLargeParams {
  @Integer({ min: 1 })
  maximumBytes: number;
}

export class DocumentTooLarge extends GatehouseError<DocumentTooLargeParams> {
  static readonly contract: ErrorContract = {
    name: 'DocumentTooLarge',
    status: 413,
    params: DocumentTooLargeParams,
    about: 'The file is larger than documents may be.',
  };
  constructor(maximumBytes: number) {
    super(DocumentTooLarge.contract, `A document may have at most ${maximumBytes} bytes`, { maximumBytes });
  }
}

class UnsupportedDocumentTypeParams {
  @SentText({ describe: 'What the bytes look like.' })
  detected: string;

  @Texts({ max: 100, describe: 'The content types that are taken.' })
  supported: string[];
}

export class UnsupportedDocumentType extends GatehouseError<UnsupportedDocumentTypeParams> {
  static readonly contract: ErrorContract = {
    name: 'UnsupportedDocumentType',
    status: 415,
    params: UnsupportedDocumentTypeParams,
    about: 'The bytes of the file are not of a type that is taken, whatever its name says.',
  };
  constructor(detected: string, supported: string[]) {
    super(UnsupportedDocumentType.contract, `This is ${detected}; taken are ${supported.join(', ')}`, {
      detected,
      supported,
    });
  }
}

export const documentRejections = ['malware', 'bomb', 'encrypted', 'scripted', 'unreadable'] as const;
export type DocumentRejection = (typeof documentRejections)[number];

const rejectionInWords: Readonly<Record<DocumentRejection, string>> = {
  malware: 'The document holds malicious software',
  bomb: 'The document unpacks to more than can be looked at',
  encrypted: 'The document is protected by a password: save it without one',
  scripted: 'The document holds scripts, actions or attached files: print it to a new PDF',
  unreadable: 'The document cannot be opened: it may be damaged',
};

class DocumentRejectedParams {
  @Choice(documentRejections)
  reason: DocumentRejection;
}

export class DocumentRejected extends GatehouseError<DocumentRejectedParams> {
  static readonly contract: ErrorContract = {
    name: 'DocumentRejected',
    status: 422,
    params: DocumentRejectedParams,
    about: 'The file is of a type that is taken, but it cannot be used. Nothing of it was kept.',
  };
  constructor(reason: DocumentRejection) {
    super(DocumentRejected.contract, rejectionInWords[reason], { reason });
  }
}

class ScreeningListRefusedParams {
  @Integer({ min: 1, describe: 'Where it is broken.' })
  line: number;

  @SentText({ describe: 'What is wrong there.' })
  problem: string;
}

export class ScreeningListRefused extends GatehouseError<ScreeningListRefusedParams> {
  static readonly contract: ErrorContract = {
    name: 'ScreeningListRefused',
    status: 422,
    params: ScreeningListRefusedParams,
    about: 'The file is not a list as its format says. Nothing of it was taken; what was there before still holds.',
  };
  constructor(line: number, problem: string) {
    super(ScreeningListRefused.contract, `The list is broken in line ${line}: ${problem}`, { line, problem });
  }
}
