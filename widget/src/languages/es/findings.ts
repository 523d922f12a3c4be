import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'El archivo no se puede abrir por completo. Hay que agregarlo de nuevo.',
  resolution: 'La imagen es demasiado pequeña para leerla bien. Hay que tomarla de nuevo, más de cerca.',
  sharpness: 'La imagen está borrosa. Hay que tomarla de nuevo con la cámara firme y enfocada.',
  exposure: 'La imagen está demasiado oscura o demasiado clara. Hay que tomarla de nuevo con luz pareja.',
  glare: 'Un reflejo tapa parte de la imagen. Hay que tomarla de nuevo, lejos de la luz.',
  print: 'No se distingue ningún texto en la imagen. Tómala otra vez con buena luz, de cerca y sin nada encima.',
  sides: 'Falta un lado, o el frente y el reverso son la misma imagen. Hay que agregar una imagen de cada lado.',
  expiry: 'El documento está vencido. Hay que agregar uno vigente.',
  zone: 'Lo que dice el documento no es lo que se escribió, o no se lee con certeza. Conviene comparar ambas cosas, o agregar una imagen más nítida.',
  barcode:
    'Lo que dice el código de barras no es lo que se escribió, o no se puede leer. Conviene comparar ambas cosas, o agregar una imagen más nítida del reverso.',
  ageOfProof: 'El documento tiene más de 90 días. Hay que agregar uno más reciente.',
  pdfText: 'Lo escrito no aparece en el documento. Hay que corregirlo, o agregar un documento en el que figure.',
  taxNumber: 'El número no corresponde a su tipo o al país. Conviene compararlo con un documento, cifra por cifra.',
  persons: 'La misma persona figura dos veces, o las participaciones suman más del 100 %.',
  ownership:
    'Figura como dueña una persona que tiene menos del 25 %. Conviene revisar la participación, o su relación con la empresa.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'No parece ser el documento que hace falta.',
  POOR_QUALITY: 'La imagen se lee con dificultad. Hay que agregar una mejor.',
  MISSING_INFORMATION: 'Falta algo. Hay que completarlo.',
  INCONSISTENT_DATA: 'No coincide con lo que se dijo en otra parte. Conviene comparar ambas cosas.',
  EXPIRED_DOCUMENT: 'El documento está vencido. Hay que agregar uno vigente.',
  OTHER: 'Hay algo aquí que conviene mirar.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'El archivo está vacío.',
  tooLarge: 'El archivo pesa más de {megabytes} MB.',
  type: 'Este tipo de archivo no se acepta. Tiene que ser JPEG, PNG, WebP o PDF.',
  encrypted: 'El PDF está protegido con contraseña. Hay que agregar uno sin ella.',
  scripted: 'El PDF contiene un programa. Se puede imprimir en un PDF nuevo, o agregar una foto.',
  unreadable: 'El archivo no se puede abrir. Es posible que esté dañado.',
  bomb: 'La imagen tiene demasiados píxeles. Hay que agregar una más pequeña.',
  malware: 'Este archivo parece dañino, por eso no se aceptó.',
  tooMany: 'Se agregaron demasiados archivos hoy. Se puede intentar de nuevo mañana.',
  interrupted: 'Se cortó la conexión. Lo elegido sigue aquí.',
  rateLimited: 'Hay demasiadas solicitudes en este momento. Se puede intentar de nuevo en un rato.',
  sessionEnded: 'Este enlace venció. Basta con volver a la página anterior y abrirlo de nuevo.',
};
