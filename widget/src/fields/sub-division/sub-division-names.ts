/** The subdivisions as each country's post names them, in its own language: `A:Salta|B:Buenos Aires`. */
const names: Readonly<Record<string, string>> = {
  AR: 'A:Salta|B:Buenos Aires|C:Ciudad Autónoma de Buenos Aires|D:San Luis|E:Entre Ríos|F:La Rioja|G:Santiago del Estero|H:Chaco|J:San Juan|K:Catamarca|L:La Pampa|M:Mendoza|N:Misiones|P:Formosa|Q:Neuquén|R:Río Negro|S:Santa Fe|T:Tucumán|U:Chubut|V:Tierra del Fuego|W:Corrientes|X:Córdoba|Y:Jujuy|Z:Santa Cruz',
  AU: 'ACT:Australian Capital Territory|NSW:New South Wales|NT:Northern Territory|QLD:Queensland|SA:South Australia|TAS:Tasmania|VIC:Victoria|WA:Western Australia',
  BR: 'AC:Acre|AL:Alagoas|AM:Amazonas|AP:Amapá|BA:Bahia|CE:Ceará|DF:Distrito Federal|ES:Espírito Santo|GO:Goiás|MA:Maranhão|MG:Minas Gerais|MS:Mato Grosso do Sul|MT:Mato Grosso|PA:Pará|PB:Paraíba|PE:Pernambuco|PI:Piauí|PR:Paraná|RJ:Rio de Janeiro|RN:Rio Grande do Norte|RO:Rondônia|RR:Roraima|RS:Rio Grande do Sul|SC:Santa Catarina|SE:Sergipe|SP:São Paulo|TO:Tocantins',
  CA: 'AB:Alberta|BC:British Columbia|MB:Manitoba|NB:New Brunswick|NL:Newfoundland and Labrador|NS:Nova Scotia|NT:Northwest Territories|NU:Nunavut|ON:Ontario|PE:Prince Edward Island|QC:Québec|SK:Saskatchewan|YT:Yukon',
  CN: 'AH:Anhui 安徽|BJ:Beijing 北京|CQ:Chongqing 重庆|FJ:Fujian 福建|GD:Guangdong 广东|GS:Gansu 甘肃|GX:Guangxi 广西|GZ:Guizhou 贵州|HA:Henan 河南|HB:Hubei 湖北|HE:Hebei 河北|HI:Hainan 海南|HL:Heilongjiang 黑龙江|HN:Hunan 湖南|JL:Jilin 吉林|JS:Jiangsu 江苏|JX:Jiangxi 江西|LN:Liaoning 辽宁|NM:Nei Mongol 内蒙古|NX:Ningxia 宁夏|QH:Qinghai 青海|SC:Sichuan 四川|SD:Shandong 山东|SH:Shanghai 上海|SN:Shaanxi 陕西|SX:Shanxi 山西|TJ:Tianjin 天津|XJ:Xinjiang 新疆|XZ:Xizang 西藏|YN:Yunnan 云南|ZJ:Zhejiang 浙江',
  IN: 'AN:Andaman and Nicobar Islands|AP:Andhra Pradesh|AR:Arunachal Pradesh|AS:Assam|BR:Bihar|CG:Chhattisgarh|CH:Chandigarh|DH:Dadra and Nagar Haveli and Daman and Diu|DL:Delhi|GA:Goa|GJ:Gujarat|HP:Himachal Pradesh|HR:Haryana|JH:Jharkhand|JK:Jammu and Kashmir|KA:Karnataka|KL:Kerala|LA:Ladakh|LD:Lakshadweep|MH:Maharashtra|ML:Meghalaya|MN:Manipur|MP:Madhya Pradesh|MZ:Mizoram|NL:Nagaland|OD:Odisha|PB:Punjab|PY:Puducherry|RJ:Rajasthan|SK:Sikkim|TN:Tamil Nadu|TR:Tripura|TS:Telangana|UK:Uttarakhand|UP:Uttar Pradesh|WB:West Bengal',
  IT: "AG:Agrigento|AL:Alessandria|AN:Ancona|AO:Aosta|AP:Ascoli Piceno|AQ:L'Aquila|AR:Arezzo|AT:Asti|AV:Avellino|BA:Bari|BG:Bergamo|BI:Biella|BL:Belluno|BN:Benevento|BO:Bologna|BR:Brindisi|BS:Brescia|BT:Barletta-Andria-Trani|BZ:Bolzano|CA:Cagliari|CB:Campobasso|CE:Caserta|CH:Chieti|CL:Caltanissetta|CN:Cuneo|CO:Como|CR:Cremona|CS:Cosenza|CT:Catania|CZ:Catanzaro|EN:Enna|FC:Forlì-Cesena|FE:Ferrara|FG:Foggia|FI:Firenze|FM:Fermo|FR:Frosinone|GE:Genova|GO:Gorizia|GR:Grosseto|IM:Imperia|IS:Isernia|KR:Crotone|LC:Lecco|LE:Lecce|LI:Livorno|LO:Lodi|LT:Latina|LU:Lucca|MB:Monza e Brianza|MC:Macerata|ME:Messina|MI:Milano|MN:Mantova|MO:Modena|MS:Massa-Carrara|MT:Matera|NA:Napoli|NO:Novara|NU:Nuoro|OR:Oristano|PA:Palermo|PC:Piacenza|PD:Padova|PE:Pescara|PG:Perugia|PI:Pisa|PN:Pordenone|PO:Prato|PR:Parma|PT:Pistoia|PU:Pesaro e Urbino|PV:Pavia|PZ:Potenza|RA:Ravenna|RC:Reggio Calabria|RE:Reggio Emilia|RG:Ragusa|RI:Rieti|RM:Roma|RN:Rimini|RO:Rovigo|SA:Salerno|SI:Siena|SO:Sondrio|SP:La Spezia|SR:Siracusa|SS:Sassari|SU:Sud Sardegna|SV:Savona|TA:Taranto|TE:Teramo|TN:Trento|TO:Torino|TP:Trapani|TR:Terni|TS:Trieste|TV:Treviso|UD:Udine|VA:Varese|VB:Verbano-Cusio-Ossola|VC:Vercelli|VE:Venezia|VI:Vicenza|VR:Verona|VT:Viterbo|VV:Vibo Valentia",
  JP: '01:Hokkaido 北海道|02:Aomori 青森県|03:Iwate 岩手県|04:Miyagi 宮城県|05:Akita 秋田県|06:Yamagata 山形県|07:Fukushima 福島県|08:Ibaraki 茨城県|09:Tochigi 栃木県|10:Gunma 群馬県|11:Saitama 埼玉県|12:Chiba 千葉県|13:Tokyo 東京都|14:Kanagawa 神奈川県|15:Niigata 新潟県|16:Toyama 富山県|17:Ishikawa 石川県|18:Fukui 福井県|19:Yamanashi 山梨県|20:Nagano 長野県|21:Gifu 岐阜県|22:Shizuoka 静岡県|23:Aichi 愛知県|24:Mie 三重県|25:Shiga 滋賀県|26:Kyoto 京都府|27:Osaka 大阪府|28:Hyogo 兵庫県|29:Nara 奈良県|30:Wakayama 和歌山県|31:Tottori 鳥取県|32:Shimane 島根県|33:Okayama 岡山県|34:Hiroshima 広島県|35:Yamaguchi 山口県|36:Tokushima 徳島県|37:Kagawa 香川県|38:Ehime 愛媛県|39:Kochi 高知県|40:Fukuoka 福岡県|41:Saga 佐賀県|42:Nagasaki 長崎県|43:Kumamoto 熊本県|44:Oita 大分県|45:Miyazaki 宮崎県|46:Kagoshima 鹿児島県|47:Okinawa 沖縄県',
  MX: 'AGU:Aguascalientes|BCN:Baja California|BCS:Baja California Sur|CAM:Campeche|CHH:Chihuahua|CHP:Chiapas|CMX:Ciudad de México|COA:Coahuila|COL:Colima|DUR:Durango|GRO:Guerrero|GUA:Guanajuato|HID:Hidalgo|JAL:Jalisco|MEX:Estado de México|MIC:Michoacán|MOR:Morelos|NAY:Nayarit|NLE:Nuevo León|OAX:Oaxaca|PUE:Puebla|QUE:Querétaro|ROO:Quintana Roo|SIN:Sinaloa|SLP:San Luis Potosí|SON:Sonora|TAB:Tabasco|TAM:Tamaulipas|TLA:Tlaxcala|VER:Veracruz|YUC:Yucatán|ZAC:Zacatecas',
  US: 'AK:Alaska|AL:Alabama|AR:Arkansas|AS:American Samoa|AZ:Arizona|CA:California|CO:Colorado|CT:Connecticut|DC:District of Columbia|DE:Delaware|FL:Florida|GA:Georgia|GU:Guam|HI:Hawaii|IA:Iowa|ID:Idaho|IL:Illinois|IN:Indiana|KS:Kansas|KY:Kentucky|LA:Louisiana|MA:Massachusetts|MD:Maryland|ME:Maine|MI:Michigan|MN:Minnesota|MO:Missouri|MP:Northern Mariana Islands|MS:Mississippi|MT:Montana|NC:North Carolina|ND:North Dakota|NE:Nebraska|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NV:Nevada|NY:New York|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|PR:Puerto Rico|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UM:U.S. Minor Outlying Islands|UT:Utah|VA:Virginia|VI:U.S. Virgin Islands|VT:Vermont|WA:Washington|WI:Wisconsin|WV:West Virginia|WY:Wyoming',
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
  const list = (Object.hasOwn(names, country) ? (names[country] ?? '') : '').split('|').flatMap((entry) => {
    const [code = '', name] = entry.split(':');
    return name === undefined ? [] : [{ code, name }];
  });
  const { compare } = new Intl.Collator(locale);
  return country === 'JP' ? list : list.sort((a, b) => compare(a.name, b.name));
}

/** Former codes have the name of today's code. */
export function subDivisionName(country: string, code: string): string | undefined {
  const today = former[country]?.[code] ?? code;
  return subDivisionsOf(country, 'en').find((known) => known.code === today)?.name;
}
