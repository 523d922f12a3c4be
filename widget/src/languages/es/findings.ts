import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'No pudimos abrir todo el archivo. Agrégalo de nuevo.',
  resolution: 'La imagen es demasiado pequeña para leerla. Agrega una más grande.',
  sharpness: 'La imagen está borrosa. Agrega una más nítida.',
  hardToRead: 'La imagen quizá se lea con dificultad. Agrega una mejor.',
  exposure: 'La imagen está muy oscura o muy clara. Agrega una con mejor luz.',
  glare: 'Un reflejo tapa parte de la imagen. Agrega una sin reflejos.',
  print: 'No vemos ningún texto en la imagen. Agrega una clara de todo el documento.',
  selfie: 'No vemos tu cara en esta imagen. Agrega una con buena luz, de frente.',
  numberDiffers:
    'El número de documento que escribiste no coincide con el documento. Corrígelo o agrega el documento correcto.',
  passportNumberDiffers:
    'El número de pasaporte que escribiste no coincide con el documento. Corrígelo o agrega el documento correcto.',
  birthDateDiffers:
    'La fecha de nacimiento que escribiste no coincide con el documento. Corrígela o agrega el documento correcto.',
  nationalityDiffers:
    'La nacionalidad que elegiste no coincide con el documento. Corrígela o agrega el documento correcto.',
  nameDiffers: 'El nombre que escribiste no coincide con el documento. Corrígelo o agrega el documento correcto.',
  expiresOnDiffers:
    'La fecha de vencimiento que escribiste no coincide con el documento. Corrígela o agrega el documento correcto.',
  countryDiffers:
    'El país de emisión que elegiste no coincide con el documento. Corrígelo o agrega el documento correcto.',
  expired: 'Este documento venció. Agrega uno vigente.',
  otherKind: 'Parece otro tipo de documento. Elige el tipo correcto o agrega el documento correcto.',
  otherPage:
    'No parece la página de la foto: faltan las dos líneas de letras de abajo. Agrega una imagen de toda la página.',
  linesUnclear:
    'No pudimos leer las líneas codificadas del documento: lo revisará una persona. Una imagen nítida de toda la página lo agiliza.',
  linesNotFound:
    'No encontramos las líneas codificadas del documento. Una imagen nítida de todo el documento lo agiliza.',
  barcodeUnclear:
    'No pudimos leer el código de barras del reverso: lo revisará una persona. Una imagen nítida y sin reflejos lo agiliza.',
  isLicence:
    'El código de barras es de una licencia de conducir. Elige el tipo correcto o agrega el documento correcto.',
  isIdentityCard:
    'El código de barras es de un documento de identidad. Elige el tipo correcto o agrega el documento correcto.',
  sideMissing: 'Falta un lado del documento. Agrega una imagen de cada lado.',
  sameSide: 'El frente y el reverso muestran el mismo lado. Agrega una imagen de cada lado.',
  notAPicture: 'Esto es un PDF. Agrega una foto de tu cara.',
  isDocument: 'Esta es la imagen de un documento. Agrega una foto de tu cara.',
  mayBeDocument: 'Hay texto al lado de tu cara. Una foto solo de tu cara es más fácil de revisar.',
  noFace: 'No vemos tu cara en esta imagen. Agrega una con buena luz en la que se vea toda tu cara.',
  unclearFace: 'Tu cara casi no se ve. Una foto con buena luz, de frente, es más fácil de revisar.',
  dark: 'La imagen está muy oscura. Agrega una con mejor luz.',
  bright: 'La imagen está muy clara o vacía. Agrega una con luz más suave.',
  pale: 'Casi no se ve nada en la imagen. Agrega una con mejor luz.',
  unreadable: 'No pudimos abrir el archivo. Guárdalo otra vez y agrega el nuevo.',
  damaged: 'El archivo está dañado o incompleto. Agrega el archivo completo.',
  noPages: 'El archivo no tiene páginas. Agrega el correcto.',
  wrongCheckDigit: 'Revisa este número: parece que hay algo mal.',
  wrongForm: 'Este número no tiene el formato de ese país. Revisa el tipo y los dígitos.',
  uncertain: 'No pudimos confirmar este número. Compáralo con un documento.',
  foreign: 'Este tipo de número no se usa en el país que indicaste. Revisa el tipo.',
  legalNameNotShown: 'Aquí no figura la razón social. Agrega un documento en el que figure o corrige el nombre.',
  registrationNumberNotShown:
    'Aquí no figura el número de registro de la empresa. Agrega un documento en el que figure o corrige el número.',
  legalNameAndRegistrationNumberNotShown:
    'Aquí no figuran la razón social ni el número de registro. Agrega un documento en el que figuren o corrígelos.',
  nameNotShown: 'Aquí no figura el nombre de la persona. Agrega un documento en el que figure o corrige el nombre.',
  addressNotShown: 'Aquí no figura el domicilio. Agrega un documento en el que figure o corrige el domicilio.',
  nameAndAddressNotShown:
    'Aquí no figuran el nombre ni el domicilio de la persona. Agrega un documento en el que figuren o corrígelos.',
  legalNameAndAddressNotShown:
    'Aquí no figuran la razón social ni el domicilio. Agrega un documento en el que figuren o corrígelos.',
  personTwice: 'La misma persona figura dos veces. Déjala una sola vez.',
  tooMuchOwned: 'Las participaciones suman más del 100 %. Corrígelas.',
  sides: 'Falta un lado del documento, o las dos imágenes muestran el mismo lado. Agrega una imagen de cada lado.',
  expiry: 'Este documento venció. Agrega uno vigente.',
  zone: 'Lo que escribiste no coincide con el documento, o no pudimos leerlo. Compáralos o agrega una imagen más nítida.',
  barcode:
    'Lo que escribiste no coincide con el código de barras, o no pudimos leerlo. Compáralos o agrega una imagen más nítida del reverso.',
  ageOfProof: 'Este documento tiene más de 90 días. Agrega uno más reciente.',
  pdfText: 'En este documento no figura lo que escribiste. Agrega uno en el que figure o corrige lo que escribiste.',
  taxNumber: 'Revisa este número: parece que hay algo mal.',
  persons: 'La misma persona figura dos veces, o las participaciones suman más del 100 %.',
  ownership: 'Esta persona figura como dueña pero tiene menos del 25 %. Revisa su participación o su papel.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'No parece el documento correcto.',
  POOR_QUALITY: 'La imagen se lee con dificultad. Agrega una mejor.',
  MISSING_INFORMATION: 'Falta algo. Completa el resto.',
  INCONSISTENT_DATA: 'No coincide con tus otras respuestas. Compáralas.',
  EXPIRED_DOCUMENT: 'Este documento venció. Agrega uno vigente.',
  OTHER: 'Revisa esto una vez más.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Este archivo está vacío.',
  tooLarge: 'Este archivo pesa más de {megabytes} MB.',
  type: 'No podemos usar este tipo de archivo. Agrega un JPEG, PNG, WebP o PDF.',
  encrypted: 'Este PDF está protegido con contraseña. Agrega uno sin contraseña.',
  scripted: 'Este PDF contiene scripts o archivos adjuntos. Imprímelo como PDF o agrega una foto.',
  unreadable: 'No pudimos abrir este archivo. Puede estar dañado.',
  bomb: 'Esta imagen tiene demasiados píxeles. Agrega una más pequeña.',
  malware: 'Este archivo puede ser dañino: no lo guardamos.',
  tooMany: 'Se agregaron demasiados archivos. Inténtalo más tarde o escribe al equipo de atención de este sitio.',
  interrupted: 'La subida se interrumpió. Tu archivo sigue aquí.',
  failed: 'Algo salió mal. Tu archivo sigue aquí. Inténtalo de nuevo.',
  closed: 'Ya no se pueden agregar archivos: la verificación se envió o se cerró.',
  received: 'Este enlace ya se usó. Puedes volver a tu computadora.',
  ended: 'Este enlace venció. Escanea el código que aparece en tu computadora.',
  rateLimited: 'Demasiados intentos. Inténtalo de nuevo en un momento.',
  sessionEnded: 'Tu sesión venció. Cierra esta página y empieza de nuevo.',
};
