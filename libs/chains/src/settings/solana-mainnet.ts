/** The genesis hash of mainnet-beta, where the published tokens are. */
export const solanaMainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
