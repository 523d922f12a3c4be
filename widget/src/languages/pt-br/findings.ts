import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Não conseguimos abrir o arquivo inteiro. Adicione de novo.',
  resolution: 'A imagem é pequena demais para ler. Adicione uma maior.',
  sharpness: 'A imagem está desfocada. Adicione uma mais nítida.',
  hardToRead: 'A imagem pode estar difícil de ler. Adicione uma melhor.',
  exposure: 'A imagem está muito escura ou muito clara. Adicione uma com luz melhor.',
  glare: 'Um reflexo cobre parte da imagem. Adicione uma sem reflexos.',
  print: 'Não conseguimos ver nenhum texto na imagem. Adicione uma nítida do documento inteiro.',
  selfie: 'Não conseguimos ver o seu rosto nesta imagem. Adicione uma com boa luz, de frente.',
  numberDiffers:
    'O número do documento que você digitou não confere com o documento. Corrija, ou adicione o documento certo.',
  passportNumberDiffers:
    'O número do passaporte que você digitou não confere com o documento. Corrija, ou adicione o documento certo.',
  birthDateDiffers:
    'A data de nascimento que você digitou não confere com o documento. Corrija, ou adicione o documento certo.',
  nationalityDiffers:
    'A nacionalidade que você escolheu não confere com o documento. Corrija, ou adicione o documento certo.',
  nameDiffers: 'O nome que você digitou não confere com o documento. Corrija, ou adicione o documento certo.',
  expiresOnDiffers:
    'A data de validade que você digitou não confere com o documento. Corrija, ou adicione o documento certo.',
  countryDiffers:
    'O país de emissão que você escolheu não confere com o documento. Corrija, ou adicione o documento certo.',
  expired: 'Este documento venceu. Adicione um que esteja válido.',
  otherKind: 'Parece ser outro tipo de documento. Escolha o tipo certo, ou adicione o documento certo.',
  otherPage:
    'Não parece ser a página da foto: faltam as duas linhas de letras de baixo. Adicione uma imagem da página inteira.',
  linesUnclear:
    'Não conseguimos ler as linhas codificadas do documento, então uma pessoa vai verificar. Uma imagem nítida da página inteira agiliza isso.',
  linesNotFound:
    'Não encontramos as linhas codificadas do documento. Uma imagem nítida do documento inteiro agiliza isso.',
  barcodeUnclear:
    'Não conseguimos ler o código de barras do verso, então uma pessoa vai verificar. Uma imagem nítida e sem reflexos agiliza isso.',
  isLicence: 'O código de barras é de uma carteira de motorista. Escolha o tipo certo, ou adicione o documento certo.',
  isIdentityCard:
    'O código de barras é de uma carteira de identidade. Escolha o tipo certo, ou adicione o documento certo.',
  sideMissing: 'Falta um lado do documento. Adicione uma imagem de cada lado.',
  sameSide: 'A frente e o verso mostram o mesmo lado. Adicione uma imagem de cada lado.',
  notAPicture: 'Isto é um PDF. Adicione uma foto do seu rosto.',
  isDocument: 'Esta é a imagem de um documento. Adicione uma foto do seu rosto.',
  mayBeDocument: 'Há texto ao lado do seu rosto. Uma foto só do rosto é mais fácil de verificar.',
  noFace: 'Não encontramos um rosto nesta imagem. Adicione uma com boa luz em que todo o seu rosto apareça.',
  unclearFace: 'Quase não dá para ver o seu rosto. Uma foto com boa luz, de frente, é mais fácil de verificar.',
  dark: 'A imagem está muito escura. Adicione uma com luz melhor.',
  bright: 'A imagem está muito clara ou vazia. Adicione uma com luz mais suave.',
  pale: 'Quase não dá para ver nada na imagem. Adicione uma com luz melhor.',
  unreadable: 'Não conseguimos abrir o arquivo. Salve ou digitalize de novo e adicione o novo.',
  damaged: 'O arquivo está danificado ou incompleto. Adicione o arquivo completo.',
  noPages: 'O arquivo não tem páginas. Adicione o arquivo certo.',
  wrongCheckDigit: 'Confira este número: um dígito parece errado.',
  wrongForm: 'Este número não está no formato desse país. Confira o tipo e os dígitos.',
  uncertain: 'Não conseguimos confirmar este número. Compare com um documento.',
  foreign: 'Este tipo de número não é usado no país que você informou. Confira o tipo.',
  legalNameNotShown: 'Aqui não aparece a razão social. Adicione um documento em que apareça, ou corrija o nome.',
  registrationNumberNotShown:
    'Aqui não aparece o número de registro da empresa. Adicione um documento em que apareça, ou corrija o número.',
  legalNameAndRegistrationNumberNotShown:
    'Aqui não aparecem a razão social nem o número de registro. Adicione um documento em que apareçam, ou corrija-os.',
  nameNotShown: 'Aqui não aparece o nome da pessoa. Adicione um documento em que apareça, ou corrija o nome.',
  addressNotShown: 'Aqui não aparece o endereço. Adicione um documento em que apareça, ou corrija o endereço.',
  nameAndAddressNotShown:
    'Aqui não aparecem o nome nem o endereço da pessoa. Adicione um documento em que apareçam, ou corrija-os.',
  legalNameAndAddressNotShown:
    'Aqui não aparecem a razão social nem o endereço. Adicione um documento em que apareçam, ou corrija-os.',
  personTwice: 'A mesma pessoa está na lista duas vezes. Liste cada pessoa uma só vez.',
  tooMuchOwned: 'As participações somam mais de 100%. Corrija-as.',
  sides: 'Falta um lado, ou as duas imagens mostram o mesmo. Adicione uma imagem de cada lado.',
  expiry: 'Este documento venceu. Adicione um que esteja válido.',
  zone: 'O que você digitou não confere com o documento, ou não conseguimos ler. Compare os dois, ou adicione uma imagem mais nítida.',
  barcode:
    'O que você digitou não confere com o código de barras, ou não conseguimos ler. Compare os dois, ou adicione uma imagem mais nítida do verso.',
  ageOfProof: 'Este documento tem mais de 90 dias. Adicione um mais recente.',
  pdfText: 'Este documento não mostra o que você digitou. Adicione um que mostre, ou corrija o que você digitou.',
  taxNumber: 'Confira este número: algo parece errado.',
  persons: 'A mesma pessoa está na lista duas vezes, ou as participações somam mais de 100%.',
  ownership: 'Esta pessoa consta como dona, mas tem menos de 25%. Confira a participação ou o papel dela.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Não parece ser o documento certo.',
  POOR_QUALITY: 'A imagem está difícil de ler. Adicione uma melhor.',
  MISSING_INFORMATION: 'Falta alguma coisa. Complete o resto.',
  INCONSISTENT_DATA: 'Isto não confere com as suas outras respostas. Compare.',
  EXPIRED_DOCUMENT: 'Este documento venceu. Adicione um que esteja válido.',
  OTHER: 'Confira isto mais uma vez.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Este arquivo está vazio.',
  tooLarge: 'Este arquivo tem mais de {megabytes} MB.',
  type: 'Não podemos usar este tipo de arquivo. Adicione um JPEG, PNG, WebP ou PDF.',
  encrypted: 'Este PDF está protegido por senha. Adicione um sem senha.',
  scripted: 'Este PDF contém scripts ou arquivos anexos. Imprima em um novo PDF, ou adicione uma foto.',
  unreadable: 'Não conseguimos abrir este arquivo. Ele pode estar danificado.',
  bomb: 'Esta imagem tem pixels demais. Adicione uma menor.',
  malware: 'Este arquivo pode ser nocivo, por isso não o guardamos.',
  tooMany: 'Foram adicionados arquivos demais. Tente mais tarde ou fale com o atendimento deste site.',
  interrupted: 'O envio foi interrompido. O seu arquivo continua aqui.',
  failed: 'Algo deu errado. O seu arquivo continua aqui. Tente de novo.',
  closed: 'Não é mais possível adicionar arquivos: a verificação foi enviada ou encerrada.',
  received: 'Este link já foi usado. Você pode voltar ao computador.',
  ended: 'Este link expirou. Leia o código que aparece no seu computador.',
  rateLimited: 'Tentativas demais. Tente de novo em um momento.',
  sessionEnded: 'Sua sessão expirou. Feche esta página e comece de novo.',
};
