import { test } from '@jest/globals';

/** For what only `/proc` tells of processes; elsewhere it is skipped, and says so. */
export const onLinux = process.platform === 'linux' ? test : test.skip;
