/**
 * The subdivisions as each country's post names them, in its own language: `A:Salta`, or `kAlaska` where the code begins
 * as the name does and the rest of it stands before. Japan counts its own.
 */
const names: Readonly<Record<string, string>> = {
  AR: 'A:Salta|Buenos Aires|Ciudad Autónoma de Buenos Aires|D:San Luis|Entre Ríos|F:La Rioja|G:Santiago del Estero|H:Chaco|J:San Juan|K:Catamarca|La Pampa|Mendoza|N:Misiones|P:Formosa|Q:Neuquén|Río Negro|Santa Fe|Tucumán|U:Chubut|V:Tierra del Fuego|W:Corrientes|X:Córdoba|Y:Jujuy|Z:Santa Cruz',
  AU: 'ctAustralian Capital Territory|swNew South Wales|tNorthern Territory|ldQueensland|aSouth Australia|asTasmania|icVictoria|aWestern Australia',
  BR: 'cAcre|lAlagoas|mAmazonas|pAmapá|aBahia|eCeará|fDistrito Federal|sEspírito Santo|oGoiás|aMaranhão|gMinas Gerais|sMato Grosso do Sul|tMato Grosso|aPará|bParaíba|ePernambuco|iPiauí|rParaná|jRio de Janeiro|nRio Grande do Norte|oRondônia|rRoraima|sRio Grande do Sul|cSanta Catarina|eSergipe|pSão Paulo|oTocantins',
  CA: 'bAlberta|cBritish Columbia|bManitoba|bNew Brunswick|lNewfoundland and Labrador|sNova Scotia|tNorthwest Territories|uNunavut|nOntario|ePrince Edward Island|cQuébec|kSaskatchewan|tYukon',
  CN: 'hAnhui 安徽|jBeijing 北京|qChongqing 重庆|jFujian 福建|dGuangdong 广东|sGansu 甘肃|xGuangxi 广西|zGuizhou 贵州|aHenan 河南|bHubei 湖北|eHebei 河北|iHainan 海南|lHeilongjiang 黑龙江|nHunan 湖南|lJilin 吉林|sJiangsu 江苏|xJiangxi 江西|nLiaoning 辽宁|mNei Mongol 内蒙古|xNingxia 宁夏|hQinghai 青海|cSichuan 四川|dShandong 山东|hShanghai 上海|nShaanxi 陕西|xShanxi 山西|jTianjin 天津|jXinjiang 新疆|zXizang 西藏|nYunnan 云南|jZhejiang 浙江',
  IN: 'nAndaman and Nicobar Islands|pAndhra Pradesh|rArunachal Pradesh|sAssam|rBihar|gChhattisgarh|hChandigarh|hDadra and Nagar Haveli and Daman and Diu|lDelhi|aGoa|jGujarat|pHimachal Pradesh|rHaryana|hJharkhand|kJammu and Kashmir|aKarnataka|lKerala|aLadakh|dLakshadweep|hMaharashtra|lMeghalaya|nManipur|pMadhya Pradesh|zMizoram|lNagaland|dOdisha|bPunjab|yPuducherry|jRajasthan|kSikkim|nTamil Nadu|rTripura|sTelangana|kUttarakhand|pUttar Pradesh|bWest Bengal',
  IT: "gAgrigento|lAlessandria|nAncona|oAosta|pAscoli Piceno|AQ:L'Aquila|rArezzo|tAsti|vAvellino|aBari|gBergamo|iBiella|lBelluno|nBenevento|oBologna|rBrindisi|sBrescia|tBarletta-Andria-Trani|zBolzano|aCagliari|bCampobasso|eCaserta|hChieti|lCaltanissetta|nCuneo|oComo|rCremona|sCosenza|tCatania|zCatanzaro|nEnna|cForlì-Cesena|eFerrara|gFoggia|iFirenze|mFermo|rFrosinone|eGenova|oGorizia|rGrosseto|mImperia|sIsernia|KR:Crotone|cLecco|eLecce|iLivorno|oLodi|tLatina|uLucca|bMonza e Brianza|cMacerata|eMessina|iMilano|nMantova|oModena|sMassa-Carrara|tMatera|aNapoli|oNovara|uNuoro|rOristano|aPalermo|cPiacenza|dPadova|ePescara|gPerugia|iPisa|nPordenone|oPrato|rParma|tPistoia|uPesaro e Urbino|vPavia|zPotenza|aRavenna|cReggio Calabria|eReggio Emilia|gRagusa|iRieti|mRoma|nRimini|oRovigo|aSalerno|iSiena|oSondrio|SP:La Spezia|rSiracusa|sSassari|uSud Sardegna|vSavona|aTaranto|eTeramo|nTrento|oTorino|pTrapani|rTerni|sTrieste|vTreviso|dUdine|aVarese|bVerbano-Cusio-Ossola|cVercelli|eVenezia|iVicenza|rVerona|tViterbo|vVibo Valentia",
  JP: 'Hokkaido 北海道|Aomori 青森県|Iwate 岩手県|Miyagi 宮城県|Akita 秋田県|Yamagata 山形県|Fukushima 福島県|Ibaraki 茨城県|Tochigi 栃木県|Gunma 群馬県|Saitama 埼玉県|Chiba 千葉県|Tokyo 東京都|Kanagawa 神奈川県|Niigata 新潟県|Toyama 富山県|Ishikawa 石川県|Fukui 福井県|Yamanashi 山梨県|Nagano 長野県|Gifu 岐阜県|Shizuoka 静岡県|Aichi 愛知県|Mie 三重県|Shiga 滋賀県|Kyoto 京都府|Osaka 大阪府|Hyogo 兵庫県|Nara 奈良県|Wakayama 和歌山県|Tottori 鳥取県|Shimane 島根県|Okayama 岡山県|Hiroshima 広島県|Yamaguchi 山口県|Tokushima 徳島県|Kagawa 香川県|Ehime 愛媛県|Kochi 高知県|Fukuoka 福岡県|Saga 佐賀県|Nagasaki 長崎県|Kumamoto 熊本県|Oita 大分県|Miyazaki 宮崎県|Kagoshima 鹿児島県|Okinawa 沖縄県',
  MX: 'guAguascalientes|cnBaja California|csBaja California Sur|amCampeche|hhChihuahua|hpChiapas|mxCiudad de México|oaCoahuila|olColima|urDurango|roGuerrero|uaGuanajuato|idHidalgo|alJalisco|MEX:Estado de México|icMichoacán|orMorelos|ayNayarit|leNuevo León|axOaxaca|uePuebla|ueQuerétaro|ROO:Quintana Roo|inSinaloa|lpSan Luis Potosí|onSonora|abTabasco|amTamaulipas|laTlaxcala|erVeracruz|ucYucatán|acZacatecas',
  US: 'kAlaska|lAlabama|rArkansas|sAmerican Samoa|zArizona|aCalifornia|oColorado|tConnecticut|cDistrict of Columbia|eDelaware|lFlorida|aGeorgia|uGuam|iHawaii|aIowa|dIdaho|lIllinois|nIndiana|sKansas|yKentucky|aLouisiana|aMassachusetts|dMaryland|eMaine|iMichigan|nMinnesota|oMissouri|MP:Northern Mariana Islands|sMississippi|tMontana|cNorth Carolina|dNorth Dakota|eNebraska|hNew Hampshire|jNew Jersey|mNew Mexico|vNevada|yNew York|hOhio|kOklahoma|rOregon|aPennsylvania|rPuerto Rico|iRhode Island|cSouth Carolina|dSouth Dakota|nTennessee|xTexas|mU.S. Minor Outlying Islands|tUtah|aVirginia|VI:U.S. Virgin Islands|tVermont|aWashington|iWisconsin|vWest Virginia|yWyoming',
};

/** Replaced codes, which documents carry for years, with the current code of the same place. */
const former: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  IN: { CT: 'CG', DD: 'DH', DN: 'DH', OR: 'OD', TG: 'TS', UT: 'UK' },
  IT: { CI: 'SU', OG: 'NU', OT: 'SS', VS: 'SU' },
  MX: { DIF: 'CMX' },
};

export interface NamedSubDivision {
  readonly code: string;
  readonly name: string;
}

/** Sorted by name, except for Japan, where prefectures are always listed from north to south. */
export function subDivisionsOf(country: string, locale: string): readonly NamedSubDivision[] {
  const entries = Object.hasOwn(names, country) ? (names[country]?.split('|') ?? []) : [];
  if (country === 'JP') return entries.map((name, index) => ({ code: String(index + 1).padStart(2, '0'), name }));
  const list = entries.map((entry) => {
    const [, code, ending = '', name = ''] = /^(?:(\w+):)?([a-z]*)(.+)/.exec(entry) ?? [];
    return { code: code ?? name.charAt(0) + ending.toUpperCase(), name };
  });
  const { compare } = new Intl.Collator(locale);
  return list.sort((a, b) => compare(a.name, b.name));
}

/** Former codes have the name of today's code. */
export function subDivisionName(country: string, code: string): string | undefined {
  const today = former[country]?.[code] ?? code;
  return subDivisionsOf(country, 'en').find((known) => known.code === today)?.name;
}
