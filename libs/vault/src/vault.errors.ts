import { ConfigurationError } from '#runtime';

/** None of these is part of the public contract: the caller decides what to answer. */
export class SealedValueRefused extends Error {
  override readonly name = 'SealedValueRefused';
  constructor(reason = 'it was altered, cut, moved from its place, or sealed with another key') {
    super(`A sealed value does not open: ${reason}`);
  }
}

export class DataKeyDestroyed extends Error {
  override readonly name = 'DataKeyDestroyed';
  constructor(readonly organizationId: string) {
    super(`The data key of organization ${organizationId} was destroyed: what it sealed is gone for good`);
  }
}

export class WrongMasterKey extends ConfigurationError {
  override readonly name = 'WrongMasterKey';
}

export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound';
  constructor(readonly key: string) {
    super(`There is no object ${key}`);
  }
}
