/** The hash of the first block of TRON's main network, where the published token is. */
export const tronMainnet = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc';
