export * from './clock.js';
export { Config, type LogLevel, type Mode, type Role } from './configuration/config.js';
export { dataFiles } from './configuration/data-files.js';
export { bucketProblems } from './configuration/bucket-problems.js';
export { type ObjectBucket, type ObjectPlace, objectPlace } from './configuration/object-place.js';
export { isExposed } from './configuration/plaintext.js';
export { ConfigurationError, declareSettings, declaredSettings, readConfig } from './configuration/read-config.js';
export {
  type NamedKey,
  atLeast,
  choiceOf,
  integerBetween,
  keys256,
  nonEmptyText,
  pageUrl,
} from './configuration/setting-values.js';
export { serverHosts, serverUrls } from './configuration/server-urls.js';
export type { Setting, SettingsOf } from './configuration/setting.js';
export { listsByName, valuesByName } from './configuration/values-by-name.js';
export { type AppOptions, createApp } from './http/app.js';
export { policyOfNoPage } from './http/answer-headers.js';
export { callerAddress } from './http/caller-address.js';
export { isFromThisMachine } from './http/from-this-machine.js';
export { pageFilesIn, policyOfPages, policyOfPagesIn } from './http/page-files.js';
export { answerFile } from './built-files/answer-file.js';
export { BuildIn } from './built-files/build-in.js';
export { BuiltFile } from './built-files/built-file.js';
export { type Build, namedByContent } from './built-files/read-build.js';
export { type DocumentedWebhooks, declareWebhooks } from './http/documented-webhooks.js';
export { IdParam } from './http/id-param.js';
export { LargeBody } from './http/large-body.js';
export { TakesMultipart } from './http/multipart.js';
export {
  type Access,
  type GuardedAccess,
  isGuarded,
  Operation,
  operationKey,
  type OperationOptions,
  staffScopeOf,
} from './http/operation.js';
export { acceptedType } from './http/accepted-type.js';
export { csvLine, wantsCsv } from './http/csv.js';
export { readJson, readObject, readVariant, validVariant } from './http/read-json.js';
export { type Sender, rememberSender } from './http/sender.js';
export { SignedBody, type SignedBytes } from './http/signed-body.js';
export { UnionBody } from './http/union-body.js';
export { versionHeader } from './http/version-header.js';
export * from './ids.js';
export { createLog } from './log.js';
export { Metrics } from './metrics.js';
export { atMostEvery } from './operations/at-most-every.js';
export { Liveness } from './operations/liveness.js';
export { Readiness } from './operations/readiness.js';
export { ownFolder } from './own-folder.js';
export { loopbackHosts } from './configuration/loopback-hosts.js';
export * from './startup-progress.js';
export { StartNotes } from './serving/start-notes.js';
export { BoundedMap } from './bounded-map.js';
export { Log } from './runtime.module.js';
export { runCommand } from './serving/run-command.js';
export { serve } from './serving/serve.js';
export * from './signal.js';
export { ThreadOnDemand } from './threads/thread-on-demand.js';
export * from './webhook-secret.js';
