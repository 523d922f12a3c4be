import { spawnSync } from 'node:child_process';

const asked = ['--user', '--map-root-user', '--mount', '--net', '--pid', '--fork', 'true'];

/** Whether this machine lets us make them, asked without our code: where it does, strangers' files have to be opened in some. */
export const hasNamespaces = spawnSync('unshare', asked).status === 0;
