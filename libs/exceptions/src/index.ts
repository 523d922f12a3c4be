export { Exception, type ExceptionAmount } from './exception.entity.js';
export { type ChosenOption, ExceptionKind, type FoundException, type GoneException } from './exception-kind.js';
export { ExceptionReading } from './exception.reading.js';
export { ExceptionConfig, stuckSince } from './exception-settings.js';
export {
  type ExceptionKindName,
  type ExceptionOption,
  type ExceptionStatus,
  exceptionKinds,
  exceptionOptionNames,
  exceptionOptions,
  exceptionStatuses,
} from './exception-table.js';
export { ExceptionView } from './exception.view.js';
export { Exceptions, notTold } from './exceptions.js';
export { ExceptionsModule } from './exceptions.module.js';
export { KnownExceptions } from './known-exceptions.js';
export { ResolveException } from './resolve-exception.js';
