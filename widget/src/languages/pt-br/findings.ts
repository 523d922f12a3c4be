import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'O arquivo não pode ser aberto por completo. Adicione-o de novo.',
  resolution: 'A imagem é pequena demais para ser lida bem. Tire de novo, mais de perto.',
  sharpness: 'A imagem está borrada. Segure a câmera firme, espere o foco e tire de novo.',
  exposure: 'A imagem está escura ou clara demais. Tire de novo com luz uniforme.',
  glare: 'Um reflexo cobre parte da imagem. Afaste-se da luz e tire de novo.',
  print: 'Nenhum texto pode ser distinguido na imagem. Tire-a de novo com boa luz, de perto e sem nada por cima.',
  selfie: 'Esta não é uma imagem do seu rosto. Tire uma de frente, com boa luz.',
  numberDiffers:
    'O número do documento que você digitou não confere com o documento. Corrija-o, ou adicione o documento certo.',
  birthDateDiffers:
    'A data de nascimento que você digitou não confere com o documento. Corrija-a, ou adicione o documento certo.',
  nationalityDiffers:
    'A nacionalidade que você informou não confere com o documento. Corrija-a, ou adicione o documento certo.',
  nameDiffers: 'O nome que você digitou não confere com o documento. Corrija-o, ou adicione o documento certo.',
  expiresOnDiffers:
    'A data de validade que você digitou não confere com o documento. Corrija-a, ou adicione o documento certo.',
  countryDiffers:
    'O país de emissão que você informou não confere com o documento. Corrija-o, ou adicione o documento certo.',
  expired: 'O documento está vencido. Adicione um que ainda seja válido.',
  otherKind: 'A imagem mostra outro tipo de documento. Escolha o tipo certo, ou adicione o documento certo.',
  otherPage:
    'Esta não parece ser a página com a foto: faltam as duas linhas de letras no pé. Adicione uma imagem dessa página inteira.',
  linesUnclear:
    'As linhas na borda do documento não podem ser lidas com certeza, então uma pessoa vai olhar. Uma imagem nítida da página inteira com boa luz ajuda.',
  linesNotFound:
    'As linhas de letras e números na borda do documento não foram encontradas. Uma imagem nítida do documento inteiro com boa luz ajuda.',
  barcodeUnclear:
    'O código de barras do verso não pode ser lido, então uma pessoa vai olhar. Uma imagem nítida do verso inteiro, sem reflexos, ajuda.',
  isLicence: 'O código de barras é de uma carteira de motorista. Escolha o tipo certo, ou adicione o documento certo.',
  isIdentityCard:
    'O código de barras é de um documento de identidade. Escolha o tipo certo, ou adicione o documento certo.',
  sideMissing: 'Falta um lado do documento. Adicione uma imagem de cada lado.',
  sameSide: 'A frente e o verso mostram o mesmo lado. Adicione uma imagem de cada lado.',
  notAPicture: 'Isto é um PDF. Tire uma foto do seu rosto.',
  isDocument: 'Esta é a imagem de um documento. Tire uma foto do seu rosto.',
  mayBeDocument: 'Seu rosto está pequeno, com texto ao lado. Uma imagem só do rosto é mais fácil de conferir.',
  noFace: 'Nenhum rosto foi encontrado. Tire uma foto com boa luz, em que todo o seu rosto apareça.',
  unclearFace: 'Seu rosto mal pode ser visto. Uma foto de frente e com boa luz é mais fácil de conferir.',
  dark: 'A imagem está escura demais. Tire de novo com mais luz.',
  bright: 'A imagem está clara demais ou vazia. Tire de novo com luz uniforme.',
  pale: 'Quase nada aparece na imagem. Tire de novo com luz uniforme.',
  unreadable: 'O arquivo não pode ser aberto. Salve ou escaneie de novo.',
  damaged: 'O arquivo está danificado ou cortado. Adicione o arquivo inteiro.',
  noPages: 'O arquivo não tem páginas. Adicione o que tem.',
  wrongCheckDigit: 'O número fiscal não pode estar certo. Compare cada dígito com um documento.',
  wrongForm: 'O número fiscal não está escrito como naquele país. Confira o tipo e os dígitos.',
  uncertain: 'O número fiscal não pôde ser confirmado. Compare-o com um documento.',
  foreign: 'Um número deste tipo não é usado no país informado. Confira o tipo.',
  personTwice: 'A mesma pessoa aparece duas vezes. Cada pessoa entra uma vez só.',
  tooMuchOwned: 'As participações somam mais de 100%. Corrija-as.',
  sides: 'Falta um lado, ou a frente e o verso são a mesma imagem. Adicione uma imagem de cada lado.',
  expiry: 'O documento está vencido. Adicione um que ainda seja válido.',
  zone: 'O que o documento diz não é o que você digitou, ou não pode ser lido com certeza. Compare os dois, ou adicione uma imagem mais nítida.',
  barcode:
    'O que o código de barras diz não é o que você digitou, ou não pode ser lido. Compare os dois, ou adicione uma imagem mais nítida do verso.',
  ageOfProof: 'O documento tem mais de 90 dias. Adicione um mais recente.',
  pdfText: 'O que você digitou não foi encontrado no documento. Corrija, ou adicione um documento que mostre isso.',
  taxNumber: 'O número não corresponde ao tipo ou ao país. Compare cada dígito com um documento.',
  persons: 'A mesma pessoa aparece duas vezes, ou as participações somam mais de 100%.',
  ownership:
    'Há um dono na lista que tem menos de 25%. Verifique a participação, ou a relação desta pessoa com a empresa.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Este não parece ser o documento necessário.',
  POOR_QUALITY: 'A imagem é difícil de ler. Adicione uma melhor.',
  MISSING_INFORMATION: 'Falta alguma coisa. Complete o que falta.',
  INCONSISTENT_DATA: 'Isto não combina com o que foi informado em outro lugar. Compare os dois.',
  EXPIRED_DOCUMENT: 'O documento está vencido. Adicione um que seja válido.',
  OTHER: 'Algo aqui merece mais uma olhada.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'O arquivo está vazio.',
  tooLarge: 'O arquivo tem mais de {megabytes} MB.',
  type: 'Este tipo de arquivo não é aceito. Adicione um JPEG, PNG, WebP ou PDF.',
  encrypted: 'O PDF está protegido por senha. Adicione um sem senha.',
  scripted: 'O PDF contém um programa. Imprima em um novo PDF, ou adicione uma foto.',
  unreadable: 'O arquivo não pode ser aberto. Talvez esteja danificado.',
  bomb: 'A imagem tem pixels demais. Adicione uma menor.',
  malware: 'Este arquivo parece nocivo, por isso não foi aceito.',
  tooMany: 'Foram adicionados arquivos demais hoje. Tente de novo amanhã.',
  interrupted: 'A conexão caiu. O que você escolheu continua aqui.',
  rateLimited: 'Há solicitações demais neste momento. Tente de novo daqui a pouco.',
  sessionEnded: 'Este link expirou. Volte à página anterior e abra de novo.',
};
