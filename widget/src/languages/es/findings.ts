import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'El archivo no se puede abrir por completo. Hay que agregarlo de nuevo.',
  resolution: 'La imagen es demasiado pequeña para leerla bien. Hay que tomarla de nuevo, más de cerca.',
  sharpness: 'La imagen está borrosa. Hay que tomarla de nuevo con la cámara firme y enfocada.',
  exposure: 'La imagen está demasiado oscura o demasiado clara. Hay que tomarla de nuevo con luz pareja.',
  glare: 'Un reflejo tapa parte de la imagen. Hay que tomarla de nuevo, lejos de la luz.',
  print: 'No se distingue ningún texto en la imagen. Tómala otra vez con buena luz, de cerca y sin nada encima.',
  selfie: 'No es una imagen de la cara de la persona. Hay que tomar una de frente, con buena luz.',
  numberDiffers:
    'El número de documento que se escribió no coincide con el documento. Hay que corregirlo, o agregar el documento correcto.',
  birthDateDiffers:
    'La fecha de nacimiento que se escribió no coincide con el documento. Hay que corregirla, o agregar el documento correcto.',
  nationalityDiffers:
    'La nacionalidad que se indicó no coincide con el documento. Hay que corregirla, o agregar el documento correcto.',
  nameDiffers:
    'El nombre que se escribió no coincide con el documento. Hay que corregirlo, o agregar el documento correcto.',
  expiresOnDiffers:
    'La fecha de vencimiento que se escribió no coincide con el documento. Hay que corregirla, o agregar el documento correcto.',
  countryDiffers:
    'El país de emisión que se indicó no coincide con el documento. Hay que corregirlo, o agregar el documento correcto.',
  expired: 'El documento está vencido. Hay que agregar uno vigente.',
  otherKind:
    'La imagen muestra otro tipo de documento que el elegido. Hay que elegir el tipo correcto, o agregar el documento correcto.',
  otherPage:
    'No parece ser la página con la foto: faltan las dos líneas de letras al pie. Hay que agregar una imagen de esa página entera.',
  linesUnclear:
    'Las líneas del borde del documento no se leen con certeza, así que una persona lo va a mirar. Ayuda una imagen nítida de la página entera con buena luz.',
  linesNotFound:
    'No se encontraron las líneas de letras y cifras del borde del documento. Ayuda una imagen nítida del documento entero con buena luz.',
  barcodeUnclear:
    'El código de barras del reverso no se puede leer, así que una persona lo va a mirar. Ayuda una imagen nítida del reverso entero, sin reflejos.',
  isLicence:
    'El código de barras es de una licencia de conducir. Hay que elegir el tipo correcto, o agregar el documento correcto.',
  isIdentityCard:
    'El código de barras es de un documento de identidad. Hay que elegir el tipo correcto, o agregar el documento correcto.',
  sideMissing: 'Falta un lado del documento. Hay que agregar una imagen de cada lado.',
  sameSide: 'El frente y el reverso muestran el mismo lado. Hay que agregar una imagen de cada lado.',
  notAPicture: 'Es un PDF. Hay que tomar una imagen de la cara.',
  isDocument: 'Es la imagen de un documento. Hay que tomar una imagen de la cara.',
  mayBeDocument: 'La cara se ve pequeña, con texto al lado. Una imagen de la cara sola es más fácil de revisar.',
  noFace: 'No se encontró ninguna cara. Hay que tomar una imagen con buena luz en la que se vea toda la cara.',
  unclearFace: 'La cara apenas se distingue. Una imagen de frente y con buena luz es más fácil de revisar.',
  dark: 'La imagen está demasiado oscura. Hay que tomarla de nuevo con mejor luz.',
  bright: 'La imagen está demasiado clara o vacía. Hay que tomarla de nuevo con luz pareja.',
  pale: 'En la imagen no se ve casi nada. Hay que tomarla de nuevo con luz pareja.',
  unreadable: 'El archivo no se puede abrir. Hay que guardarlo o escanearlo de nuevo.',
  damaged: 'El archivo está dañado o cortado. Hay que agregarlo entero.',
  noPages: 'El archivo no tiene páginas. Hay que agregar el que las tiene.',
  wrongCheckDigit: 'El número fiscal no puede ser correcto. Conviene compararlo con un documento, cifra por cifra.',
  wrongForm: 'El número fiscal no está escrito como en ese país. Conviene revisar su tipo y sus cifras.',
  uncertain: 'No se pudo confirmar el número fiscal. Conviene compararlo con un documento.',
  foreign: 'En el país indicado no se usa un número de este tipo. Conviene revisar el tipo.',
  personTwice: 'La misma persona figura dos veces. Cada persona va una sola vez.',
  tooMuchOwned: 'Las participaciones suman más del 100 %. Hay que corregirlas.',
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
