/** Names as people of many places bear them, with what is hard about them: marks, apostrophes, hyphens, many parts. */
export interface Names {
  readonly she: readonly string[];
  readonly he: readonly string[];
  readonly family: readonly string[];
  /** How often somebody has two family names. */
  readonly twoFamilies: number;
  readonly joint: ' ' | '-';
  readonly places: readonly string[];
}

export const names = {
  german: group(
    'Anna,Käthe,Jürgen-Marie,Sophie Charlotte,Dörte,Annelore,Lena,Frauke',
    'Jörg,Max,Hans-Jürgen,Karl-Heinz Günther,Björn,Lukas,Götz,Bartholomäus',
    'Müller,Groß,Schönfeld,von der Weißenburg,Krämer,Böhm,Schmitt,Strauß,Freiherr von Hohenlohe-Öhringen,Weiß,Jäger,Fuchs',
    { twoFamilies: 0.12, joint: '-', places: 'München,Köln,Graz,Zürich,Jena' },
  ),
  french: group(
    'Élise,Anne-Sophie,Chloé,Zoé Françoise,Héloïse,Maëlle,Inès,Capucine',
    'François,Jean-Baptiste,Loïc,Gaël,Étienne,Théo,Noël,Cyprien',
    "Lefèvre,d'Aubigné,Béranger,de La Rochefoucauld,Châtelain,L'Hermitte,Garçon,Dupont,Œuvrard,Noël,Le Goff,Sœur",
    { twoFamilies: 0.15, joint: '-', places: 'Paris,Besançon,Orléans,Saint-Étienne,Angoulême' },
  ),
  spanish: group(
    'María José,Begoña,Lucía,Íñiga,Ana Belén,Inés,Sofía,María de los Ángeles',
    'José Ángel,Iñaki,Andrés,Juan Pablo,Raúl,Óscar,Fermín,Francisco Javier',
    'García,Muñoz,Núñez,Ibáñez,de la Peña,Fernández,Rodríguez,Ordóñez,Zúñiga,López,Agüero,Etxeberria',
    { twoFamilies: 0.85, joint: ' ', places: 'Sevilla,Córdoba,Bogotá,Ñuñoa,Guadalajara' },
  ),
  portuguese: group(
    'Conceição,Inês,Maria da Graça,Luísa,Ana Júlia,Beatriz,Vitória,Flávia',
    'João,Antônio,José Luís,Sebastião,Gonçalo,Caetano,Tomé,Davi',
    'Gonçalves,Magalhães,da Silva,dos Santos,Conceição,Araújo,Pêssego,Simões,de Vasconcelos,Brandão,Sá,Fagundes',
    { twoFamilies: 0.75, joint: ' ', places: 'Lisboa,São Paulo,Évora,Belém,Guimarães' },
  ),
  italian: group(
    'Giulia,Niccolina,Chiara,Maria Grazia,Beatrice,Letizia,Noemi,Fiorella',
    'Niccolò,Luca,Gian Marco,Matteo,Giosuè,Carlo Alberto,Dario,Zeno',
    "D'Angelo,Rossi,De Luca,Nicolò,Dell'Acqua,Bianchi,Cantù,Lo Presti,Esposito,Mazzù,Quaranta,Iannuzzi",
    { twoFamilies: 0.05, joint: ' ', places: 'Forlì,Roma,Cefalù,Torino,Viareggio' },
  ),
  british: group(
    'Emily,Siobhán,Charlotte Rose,Zara,Mary-Kate,Niamh,Olivia,Winifred',
    'Oliver,Seán,William Henry,Ruairí,Jack,Alistair,Owen,Quentin',
    "O'Brien,Smith,Fitz-Gerald,MacDonald,Ó Súilleabháin,Wright,Featherstonehaugh,Cholmondeley-Warner,Jones,Hughes,O'Neill,Ashworth",
    { twoFamilies: 0.1, joint: '-', places: 'London,Cork,Melbourne,Dún Laoghaire,Perth' },
  ),
  american: group(
    'Emma,Jennifer Lynn,Zoë,Mary Ann,Destiny,Brianna,Guadalupe,Kimberly',
    'Michael,DeShawn,José Luis,Tyler,Robert Lee,Jaxon,Kevin,William',
    "Johnson,O'Connor,Smith-Jones,Nguyen,Washington,McAllister,Van Buren,Garcia,Kowalski,St. James,Williams,Zimmermann",
    { twoFamilies: 0.06, joint: '-', places: 'Ohio,Texas,Montréal,Idaho,New York' },
  ),
  nordic: group(
    'Åsa,Märta,Sørine,Ingrid,Annika,Bodil,Ragnhild,Päivi',
    'Bjørn,Åke,Søren,Håkon,Jörgen,Aksel,Väinö,Þór',
    'Østergård,Ångström,Sjöberg,Bjørnsen,Virtanen,Hämäläinen,Lindqvist,Sørensen,Ødegaard,Nyström,Æbelø,Kjær',
    { twoFamilies: 0.1, joint: ' ', places: 'Malmö,Ålesund,Århus,Jyväskylä,Oslo' },
  ),
  dutch: group(
    'Femke,Saskia,Noëlle,Anouk,Joke,Liesbeth,Maaike,Wilhelmina Jacoba',
    'Daan,Joost,Ruben,Siebe,Jan Willem,Thijs,Cornelis,Koen',
    "van der Berg,de Vries,'t Hart,Jansen,van den Broeck,Dijkstra,IJsselstein,de Bruijn,Willeke Liselotte,Peeters,Maes,Hoekstra",
    { twoFamilies: 0.12, joint: '-', places: 'Utrecht,Antwerpen,Delft,Gent,Zwolle' },
  ),
  polish: group(
    'Łucja,Małgorzata,Zofia,Żaneta,Agnieszka,Świętosława,Ewa,Grażyna',
    'Łukasz,Paweł,Michał,Grzegorz,Zbigniew,Stanisław,Jan,Wojciech',
    'Wiśniewski,Kowalczyk,Żółć,Brzęczyszczykiewicz,Dąbrowska,Łęcki,Nowak,Wójcik,Szczęsna,Ślązak,Ćwik,Jagiełło',
    { twoFamilies: 0.1, joint: '-', places: 'Łódź,Gdańsk,Kraków,Poznań,Zamość' },
  ),
  czech: group(
    'Šárka,Žofie,Jiřina,Anežka,Růžena,Zdeňka,Běla,Kateřina',
    'Jiří,Ondřej,Tomáš,Vojtěch,Matěj,Zdeněk,Luboš,Řehoř',
    'Dvořáková,Novák,Říha,Svoboda,Žižka,Procházka,Čapek,Křížová,Šťastný,Kučera,Němec,Vlček',
    { twoFamilies: 0.05, joint: ' ', places: 'Brno,Plzeň,Praha,Hradec Králové,Žďár' },
  ),
  hungarian: group(
    'Zsófia,Réka,Erzsébet,Ágnes,Csilla,Boglárka,Ildikó,Piroska',
    'György,Árpád,László,Gergő,Zoltán,Ödön,István,Bálint',
    'Szűcs,Nagy,Kovács,Őri,Tóth,Fülöp,Szabó,Hegedűs,Gyöngyösi,Varga,Erdős,Vörösmarty',
    { twoFamilies: 0.15, joint: '-', places: 'Győr,Budapest,Szeged,Kecskemét,Pécs' },
  ),
  romanian: group(
    'Ștefania,Ioana,Anca,Mihaela,Ruxandra,Țică,Ileana,Crenguța',
    'Ștefan,Ionuț,Răzvan,Mircea,Gheorghe,Bogdan,Cătălin,Dragoș',
    'Popescu,Țîrlea,Bălănescu,Ionescu,Șerban,Mureșan,Păun,Dumitrașcu,Rațiu,Stoica,Gâdea,Zamfirescu',
    { twoFamilies: 0.08, joint: '-', places: 'Iași,București,Timișoara,Brașov,Pitești' },
  ),
  croatian: group(
    'Đurđica,Željka,Ana,Mirjana,Lucija,Snježana,Tončica,Iva',
    'Žarko,Hrvoje,Ćiro,Ivan,Tomislav,Đuro,Krešimir,Josip',
    'Horvat,Đurić,Kovačević,Šimić,Marković,Perišić,Žuvela,Knežević,Jurić,Babić,Čačić,Vuković',
    { twoFamilies: 0.1, joint: ' ', places: 'Zagreb,Šibenik,Đakovo,Osijek,Pula' },
  ),
  turkish: group(
    'Ayşe,Gülşen,Çiğdem,Zeynep,Özge,Fatma Nur,Iraz,Şule',
    'Mehmet,Oğuz,Çağrı,Ümit,İbrahim,Yiğit,Kıvanç,Ömer Faruk',
    'Yılmaz,Öztürk,Çelik,Şahin,Kılıç,Aydın,Gündoğdu,Erdoğan,İnönü,Yıldız,Güneş,Akın',
    { twoFamilies: 0.08, joint: ' ', places: 'İstanbul,İzmir,Ankara,Muğla,Eskişehir' },
  ),
  indian: group(
    'Priya,Ananya,Lakshmi Devi,Kavita,Meenakshi,Sunita,Deepika,Harpreet Kaur',
    'Rajesh,Arjun,Venkata Satyanarayana,Mohammed,Sukhwinder Singh,Karthik,Vikram,Anil Kumar',
    'Sharma,Patel,Krishnamurthy,Singh,Iyer,Venkataramanan Subramanian,Khan,Chatterjee,Reddy,Das,Gupta,Wickramasinghe',
    { twoFamilies: 0.05, joint: ' ', places: 'Pune,Chennai,Kolkata,Mumbai,Jaipur' },
  ),
  filipino: group(
    'Maria Corazon,Jasmine,Rosario,Angelica Mae,Luz,Princess,Imelda,Aileen',
    'Jose Mari,Rodrigo,Mark Anthony,Emmanuel,Benigno,Jericho,Ramon,Paolo',
    'Dela Cruz,Santos,Macaraeg,Dimaculangan,Bautista,Villanueva,Ramos,Magsaysay,Aquino,Reyes,Tolentino,Catacutan',
    { twoFamilies: 0.2, joint: ' ', places: 'Manila,Cebu,Davao,Iloilo,Baguio' },
  ),
  african: group(
    'Chiamaka,Wanjiru,Ngozi,Aisha,Folashade,Achieng,Oluwaseun,Zainab',
    'Chukwuemeka,Oluwaseun,Kiprono,Emeka,Babatunde,Juma,Ifeanyi,Kamau',
    "Okonkwo,Adebayo,Mwangi,Nwachukwu,Otieno,Oluwafemi-Adeyemi,Ng'ang'a,Eze,Wambui,Ogunleye,Abubakar,Kimani",
    { twoFamilies: 0.1, joint: ' ', places: 'Lagos,Nairobi,Kano,Ibadan,Kisumu' },
  ),
  arabic: group(
    'Fatima Zahra,Noor,Aisha,Leila,Maryam,Hanan,Salma,Khadija',
    'Mohammed,Abdulrahman,Omar,Youssef,Khalid,Abd El Kader,Hamza,Zayd',
    "Al Maktoum,El Amrani,bin Rashid Al-Falasi,Benali,Abd al-Rahman,Haddad,Al-Sayed,El Idrissi,Nasser,Bouazza,Al Qasimi,M'Barek",
    { twoFamilies: 0.05, joint: ' ', places: 'Dubai,Casablanca,Rabat,Sharjah,Fès' },
  ),
  chinese: group(
    'Mei Ling,Xiu Ying,Hui Min,Jia Yi,Li Hua,Siew Lan,Yan,Wen Xin',
    'Wei,Jun Jie,Kok Wai,Xiang,Zhi Hao,Boon Keng,Ming,Yong Quan',
    'Tan,Lim,Ng,Wong,Chua,Xu,Zhang,Ou Yang,Lee,Koh,Yu,Goh',
    { twoFamilies: 0, joint: ' ', places: 'Singapore,Penang,Xiamen,Ipoh,Shanghai' },
  ),
  vietnamese: group(
    'Thị Hương,Ngọc Ánh,Thùy Dương,Bích Hằng,Kim Chi,Mỹ Lệ,Thanh Tâm,Phương',
    'Văn Đức,Minh Tuấn,Quốc Việt,Hữu Phước,Anh Dũng,Đình Khôi,Thế Vinh,Long',
    'Nguyễn,Trần,Lê,Phạm,Đặng,Võ,Hoàng,Đỗ,Ngô,Bùi,Lý,Dương',
    { twoFamilies: 0, joint: ' ', places: 'Hà Nội,Đà Nẵng,Huế,Cần Thơ,Đồng Nai' },
  ),
  korean: group(
    'Min-ji,Seo Yeon,Ji Woo,Eun-kyung,Hye Jin,Yuna,Soo-ah,Da Eun',
    'Min Jun,Seung-hyun,Do Yun,Jae Won,Hyun-woo,Ji-ho,Young Soo,Tae Yang',
    'Kim,Lee,Park,Choi,Jeong,Kang,Yoon,Jang,Lim,Hwang,Namgung,Sun Woo',
    { twoFamilies: 0, joint: ' ', places: 'Seoul,Busan,Incheon,Daegu,Jeju' },
  ),
} as const satisfies Readonly<Record<string, Names>>;
export type Culture = keyof typeof names;

interface Habits {
  readonly twoFamilies: number;
  readonly joint: ' ' | '-';
  readonly places: string;
}

function group(she: string, he: string, family: string, { places, ...habits }: Habits): Names {
  return {
    she: she.split(','),
    he: he.split(','),
    family: family.split(','),
    places: places.split(','),
    ...habits,
  };
}
