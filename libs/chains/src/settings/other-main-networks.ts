/**
 * Main networks that Gatehouse does not serve, by their chain ids (chainid.network). Where one of its chains is said to be
 * one of these, the tokens are real all the same. There are thousands: these are the ones that are mixed up.
 */
export const otherMainNetworks: readonly number[] = [
  10, // OP Mainnet
  14, // Flare
  25, // Cronos
  30, // Rootstock
  40, // Telos
  50, // XDC
  56, // BNB Smart Chain
  61, // Ethereum Classic
  100, // Gnosis
  122, // Fuse
  130, // Unichain
  146, // Sonic
  169, // Manta Pacific
  204, // opBNB
  250, // Fantom
  252, // Fraxtal
  288, // Boba
  295, // Hedera
  314, // Filecoin
  324, // zkSync Era
  369, // PulseChain
  480, // World Chain
  999, // HyperEVM
  1088, // Metis
  1101, // Polygon zkEVM
  1284, // Moonbeam
  1285, // Moonriver
  1329, // Sei
  1868, // Soneium
  2020, // Ronin
  2222, // Kava
  5000, // Mantle
  8217, // Kaia
  9001, // Evmos
  13371, // Immutable zkEVM
  33139, // ApeChain
  34443, // Mode
  42161, // Arbitrum One
  42170, // Arbitrum Nova
  43114, // Avalanche
  57073, // Ink
  59144, // Linea
  80094, // Berachain
  81457, // Blast
  534352, // Scroll
  7777777, // Zora
  1313161554, // Aurora
  1666600000, // Harmony
];
