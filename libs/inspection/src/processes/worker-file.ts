/** In the folder of Gatehouse. Always the compiled file, also from tests: a forked process loads plain JavaScript only. */
export function workerFile(): string {
  return 'dist/libs/inspection/src/worker.js';
}

/** A process that opens files of strangers gets nothing else of the environment: where programs are, and to keep large pictures in memory. */
export const workerEnvironment = {
  PATH: '/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin',
  VIPS_DISC_THRESHOLD: '2g',
};
