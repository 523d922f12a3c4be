import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'O arquivo não pode ser aberto por completo. Adicione-o de novo.',
  resolution: 'A imagem é pequena demais para ser lida bem. Tire de novo, mais de perto.',
  sharpness: 'A imagem está borrada. Segure a câmera firme, espere o foco e tire de novo.',
  exposure: 'A imagem está escura ou clara demais. Tire de novo com luz uniforme.',
  glare: 'Um reflexo cobre parte da imagem. Afaste-se da luz e tire de novo.',
  print: 'Nenhum texto pode ser distinguido na imagem. Tire-a de novo com boa luz, de perto e sem nada por cima.',
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
