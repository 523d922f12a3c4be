import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Não conseguimos abrir o ficheiro completo. Adicione-o de novo.',
  resolution: 'A imagem é demasiado pequena para se ler. Adicione uma maior.',
  sharpness: 'A imagem está desfocada. Adicione uma mais nítida.',
  hardToRead: 'A imagem pode ser difícil de ler. Adicione uma melhor.',
  exposure: 'A imagem está demasiado escura ou clara. Adicione uma com melhor luz.',
  glare: 'Um reflexo tapa parte da imagem. Adicione uma sem reflexos.',
  print: 'Não conseguimos distinguir texto na imagem. Adicione uma nítida do documento inteiro.',
  selfie: 'Não conseguimos ver o seu rosto nesta imagem. Adicione uma com boa luz, de frente para a câmara.',
  numberDiffers:
    'O número do documento que introduziu não coincide com o documento. Corrija-o ou adicione o documento certo.',
  passportNumberDiffers:
    'O número do passaporte que introduziu não coincide com o documento. Corrija-o ou adicione o documento certo.',
  birthDateDiffers:
    'A data de nascimento que introduziu não coincide com o documento. Corrija-a ou adicione o documento certo.',
  nationalityDiffers:
    'A nacionalidade que indicou não coincide com o documento. Corrija-a ou adicione o documento certo.',
  nameDiffers: 'O nome que introduziu não coincide com o documento. Corrija-o ou adicione o documento certo.',
  expiresOnDiffers:
    'A data de validade que introduziu não coincide com o documento. Corrija-a ou adicione o documento certo.',
  countryDiffers: 'O país emissor que indicou não coincide com o documento. Corrija-o ou adicione o documento certo.',
  expired: 'Este documento está caducado. Adicione um que esteja válido.',
  otherKind: 'Parece ser outro tipo de documento. Escolha o tipo certo ou adicione o documento certo.',
  otherPage:
    'Não parece ser a página da fotografia: faltam as duas linhas de letras ao fundo. Adicione uma imagem da página inteira.',
  linesUnclear:
    'Não conseguimos ler as linhas codificadas do documento, por isso uma pessoa vai verificá-las. Uma imagem nítida da página inteira acelera o processo.',
  linesNotFound:
    'Não encontrámos as linhas codificadas do documento. Uma imagem nítida do documento inteiro acelera o processo.',
  barcodeUnclear:
    'Não conseguimos ler o código de barras do verso, por isso uma pessoa vai verificá-lo. Uma imagem nítida e sem reflexos acelera o processo.',
  isLicence: 'O código de barras é de uma carta de condução. Escolha o tipo certo ou adicione o documento certo.',
  isIdentityCard:
    'O código de barras é de um cartão de identidade. Escolha o tipo certo ou adicione o documento certo.',
  sideMissing: 'Falta um lado do documento. Adicione uma imagem de cada lado.',
  sameSide: 'A frente e o verso mostram o mesmo lado. Adicione uma imagem de cada lado.',
  notAPicture: 'Isto é um PDF. Adicione uma fotografia do seu rosto.',
  isDocument: 'Esta é a imagem de um documento. Adicione uma fotografia do seu rosto.',
  mayBeDocument: 'Há texto ao lado do seu rosto. Uma fotografia só do rosto é mais fácil de verificar.',
  noFace: 'Não encontrámos um rosto nesta imagem. Adicione uma com boa luz em que se veja todo o seu rosto.',
  unclearFace:
    'Mal conseguimos distinguir o seu rosto. Uma fotografia com boa luz, de frente para a câmara, é mais fácil de verificar.',
  dark: 'A imagem está demasiado escura. Adicione uma com melhor luz.',
  bright: 'A imagem está demasiado clara ou vazia. Adicione uma com luz mais suave.',
  pale: 'Quase não se vê nada na imagem. Adicione uma com melhor luz.',
  unreadable: 'Não conseguimos abrir o ficheiro. Guarde-o ou digitalize-o de novo e adicione o novo.',
  damaged: 'O ficheiro está danificado ou incompleto. Adicione o ficheiro completo.',
  noPages: 'O ficheiro não tem páginas. Adicione o ficheiro certo.',
  wrongCheckDigit: 'Confirme este número: um algarismo parece errado.',
  wrongForm: 'Este número não está no formato desse país. Confirme o tipo e os algarismos.',
  uncertain: 'Não conseguimos confirmar este número. Compare-o com um documento.',
  foreign: 'Este tipo de número não se usa no país que indicou. Confirme o tipo.',
  legalNameNotShown: 'A denominação social não consta aqui. Adicione um documento em que conste ou corrija o nome.',
  registrationNumberNotShown:
    'O número de registo da empresa não consta aqui. Adicione um documento em que conste ou corrija o número.',
  legalNameAndRegistrationNumberNotShown:
    'A denominação social e o número de registo não constam aqui. Adicione um documento em que constem ou corrija-os.',
  nameNotShown: 'O nome da pessoa não consta aqui. Adicione um documento em que conste ou corrija o nome.',
  addressNotShown: 'A morada não consta aqui. Adicione um documento em que conste ou corrija a morada.',
  nameAndAddressNotShown:
    'O nome e a morada da pessoa não constam aqui. Adicione um documento em que constem ou corrija-os.',
  legalNameAndAddressNotShown:
    'A denominação social e a morada não constam aqui. Adicione um documento em que constem ou corrija-as.',
  personTwice: 'A mesma pessoa está duas vezes na lista. Indique cada pessoa uma só vez.',
  tooMuchOwned: 'As participações somam mais de 100%. Corrija-as.',
  sides: 'Falta um lado, ou as duas imagens mostram o mesmo. Adicione uma imagem de cada lado.',
  expiry: 'Este documento está caducado. Adicione um que esteja válido.',
  zone: 'O que introduziu não coincide com o documento, ou não conseguimos lê-lo. Compare os dois ou adicione uma imagem mais nítida.',
  barcode:
    'O que introduziu não coincide com o código de barras, ou não conseguimos lê-lo. Compare os dois ou adicione uma imagem mais nítida do verso.',
  ageOfProof: 'Este documento tem mais de 90 dias. Adicione um mais recente.',
  pdfText: 'O que introduziu não consta neste documento. Adicione um em que conste ou corrija o que introduziu.',
  taxNumber: 'Confirme este número: algo parece errado.',
  persons: 'A mesma pessoa está duas vezes na lista, ou as participações somam mais de 100%.',
  ownership: 'Esta pessoa consta como beneficiário efetivo, mas tem menos de 25%. Confirme a participação ou a função.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Não parece ser o documento certo.',
  POOR_QUALITY: 'A imagem é difícil de ler. Adicione uma melhor.',
  MISSING_INFORMATION: 'Falta alguma coisa. Preencha o resto.',
  INCONSISTENT_DATA: 'Não coincide com as suas outras respostas. Compare-as.',
  EXPIRED_DOCUMENT: 'Este documento está caducado. Adicione um que esteja válido.',
  OTHER: 'Confirme isto mais uma vez.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Este ficheiro está vazio.',
  tooLarge: 'Este ficheiro tem mais de {megabytes} MB.',
  type: 'Não podemos usar este tipo de ficheiro. Adicione um JPEG, PNG, WebP ou PDF.',
  encrypted: 'Este PDF está protegido por palavra-passe. Adicione um sem palavra-passe.',
  scripted: 'Este PDF contém scripts ou ficheiros anexos. Imprima-o para um novo PDF ou adicione uma fotografia.',
  unreadable: 'Não conseguimos abrir este ficheiro. Pode estar danificado.',
  bomb: 'Esta imagem tem demasiados píxeis. Adicione uma mais pequena.',
  malware: 'Este ficheiro pode ser perigoso, por isso não o guardámos.',
  tooMany: 'Foram adicionados demasiados ficheiros. Tente mais tarde ou contacte o apoio ao cliente deste site.',
  interrupted: 'O carregamento foi interrompido. O seu ficheiro continua aqui.',
  failed: 'Algo correu mal. O seu ficheiro continua aqui. Tente de novo.',
  closed: 'Já não é possível adicionar ficheiros: a verificação foi submetida ou encerrada.',
  received: 'Esta ligação já foi usada. Pode voltar ao computador.',
  ended: 'Esta ligação expirou. Leia o código que aparece no computador.',
  rateLimited: 'Demasiadas tentativas. Tente de novo dentro de momentos.',
  sessionEnded: 'A sua sessão expirou. Feche esta página e comece de novo.',
};
