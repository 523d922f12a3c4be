import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Nous n’avons pas pu ouvrir tout le fichier. Ajoutez-le à nouveau.',
  resolution: 'L’image est trop petite pour être lisible. Ajoutez-en une plus grande.',
  sharpness: 'L’image est floue. Ajoutez-en une plus nette.',
  hardToRead: 'L’image risque d’être difficile à lire. Ajoutez-en une meilleure.',
  exposure: 'L’image est trop sombre ou trop claire. Ajoutez-en une mieux éclairée.',
  glare: 'Un reflet cache une partie de l’image. Ajoutez-en une sans reflet.',
  print: 'Nous ne distinguons aucun texte sur l’image. Ajoutez une image nette de tout le document.',
  selfie: 'Nous ne voyons pas votre visage sur cette image. Ajoutez-en une bien éclairée, prise de face.',
  numberDiffers:
    'Le numéro du document que vous avez saisi ne correspond pas au document. Corrigez-le ou ajoutez le bon document.',
  passportNumberDiffers:
    'Le numéro de passeport que vous avez saisi ne correspond pas au document. Corrigez-le ou ajoutez le bon document.',
  birthDateDiffers:
    'La date de naissance que vous avez saisie ne correspond pas au document. Corrigez-la ou ajoutez le bon document.',
  nationalityDiffers:
    'La nationalité que vous avez choisie ne correspond pas au document. Corrigez-la ou ajoutez le bon document.',
  nameDiffers: 'Le nom que vous avez saisi ne correspond pas au document. Corrigez-le ou ajoutez le bon document.',
  expiresOnDiffers:
    'La date d’expiration que vous avez saisie ne correspond pas au document. Corrigez-la ou ajoutez le bon document.',
  countryDiffers:
    'Le pays de délivrance que vous avez choisi ne correspond pas au document. Corrigez-le ou ajoutez le bon document.',
  expired: 'Ce document a expiré. Ajoutez-en un en cours de validité.',
  otherKind: 'Ce document semble être d’un autre type. Choisissez le bon type ou ajoutez le bon document.',
  otherPage:
    'Cela ne ressemble pas à la page avec la photo\u00a0: les deux lignes de lettres du bas manquent. Ajoutez une image de toute la page.',
  linesUnclear:
    'Nous n’avons pas pu lire les lignes codées du document\u00a0: une personne les vérifiera. Une image nette de toute la page accélérera les choses.',
  linesNotFound:
    'Nous n’avons pas trouvé les lignes codées du document. Une image nette de tout le document accélérera les choses.',
  barcodeUnclear:
    'Nous n’avons pas pu lire le code-barres du verso\u00a0: une personne le vérifiera. Une image nette et sans reflet accélérera les choses.',
  isLicence: 'Ce code-barres est celui d’un permis de conduire. Choisissez le bon type ou ajoutez le bon document.',
  isIdentityCard: 'Ce code-barres est celui d’une carte d’identité. Choisissez le bon type ou ajoutez le bon document.',
  sideMissing: 'Il manque une face du document. Ajoutez une image de chaque face.',
  sameSide: 'Le recto et le verso montrent la même face. Ajoutez une image de chaque face.',
  notAPicture: 'Ceci est un PDF. Ajoutez une photo de votre visage.',
  isDocument: 'Ceci est l’image d’un document. Ajoutez une photo de votre visage.',
  mayBeDocument: 'Il y a du texte à côté de votre visage. Une photo de votre visage seul est plus facile à vérifier.',
  noFace:
    'Nous ne trouvons pas de visage sur cette image. Ajoutez-en une bien éclairée où l’on voit tout votre visage.',
  unclearFace: 'On distingue à peine votre visage. Une photo bien éclairée, prise de face, est plus facile à vérifier.',
  dark: 'L’image est trop sombre. Ajoutez-en une mieux éclairée.',
  bright: 'L’image est trop claire ou vide. Ajoutez-en une avec une lumière plus douce.',
  pale: 'On ne voit presque rien sur l’image. Ajoutez-en une mieux éclairée.',
  unreadable: 'Nous n’avons pas pu ouvrir le fichier. Enregistrez-le ou scannez-le à nouveau, puis ajoutez le nouveau.',
  damaged: 'Le fichier est endommagé ou incomplet. Ajoutez le fichier complet.',
  noPages: 'Le fichier ne contient aucune page. Ajoutez le bon fichier.',
  wrongCheckDigit: 'Vérifiez ce numéro\u00a0: un chiffre semble faux.',
  wrongForm: 'Ce numéro n’est pas au format de ce pays. Vérifiez le type et les chiffres.',
  uncertain: 'Nous n’avons pas pu confirmer ce numéro. Comparez-le avec un document.',
  foreign: 'Ce type de numéro n’existe pas dans le pays que vous avez indiqué. Vérifiez le type.',
  legalNameNotShown:
    'La dénomination sociale ne figure pas ici. Ajoutez un document où elle figure ou corrigez le nom.',
  registrationNumberNotShown:
    'Le numéro d’immatriculation ne figure pas ici. Ajoutez un document où il figure ou corrigez le numéro.',
  legalNameAndRegistrationNumberNotShown:
    'La dénomination sociale et le numéro d’immatriculation ne figurent pas ici. Ajoutez un document où ils figurent ou corrigez-les.',
  nameNotShown: 'Le nom de la personne ne figure pas ici. Ajoutez un document où il figure ou corrigez le nom.',
  addressNotShown: 'L’adresse ne figure pas ici. Ajoutez un document où elle figure ou corrigez l’adresse.',
  nameAndAddressNotShown:
    'Le nom et l’adresse de la personne ne figurent pas ici. Ajoutez un document où ils figurent ou corrigez-les.',
  legalNameAndAddressNotShown:
    'La dénomination sociale et l’adresse ne figurent pas ici. Ajoutez un document où elles figurent ou corrigez-les.',
  personTwice: 'La même personne figure deux fois dans la liste. Ne gardez qu’une entrée par personne.',
  tooMuchOwned: 'Le total des parts dépasse 100\u00a0%. Corrigez-les.',
  sides: 'Il manque une face, ou les deux images montrent la même. Ajoutez une image de chaque face.',
  expiry: 'Ce document a expiré. Ajoutez-en un en cours de validité.',
  zone: 'Ce que vous avez saisi ne correspond pas au document, ou nous n’avons pas pu le lire. Comparez les deux ou ajoutez une image plus nette.',
  barcode:
    'Ce que vous avez saisi ne correspond pas au code-barres, ou nous n’avons pas pu le lire. Comparez les deux ou ajoutez une image plus nette du verso.',
  ageOfProof: 'Ce document date de plus de 90 jours. Ajoutez-en un plus récent.',
  pdfText: 'Ce que vous avez saisi ne figure pas dans ce document. Ajoutez-en un autre ou corrigez votre saisie.',
  taxNumber: 'Vérifiez ce numéro\u00a0: quelque chose ne va pas.',
  persons: 'La même personne figure deux fois dans la liste, ou le total des parts dépasse 100\u00a0%.',
  ownership:
    'Cette personne figure comme bénéficiaire effectif mais détient moins de 25\u00a0%. Vérifiez sa part ou son rôle.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Cela ne semble pas être le bon document.',
  POOR_QUALITY: 'L’image est difficile à lire. Ajoutez-en une meilleure.',
  MISSING_INFORMATION: 'Il manque quelque chose. Complétez le reste.',
  INCONSISTENT_DATA: 'Cela ne correspond pas à vos autres réponses. Comparez-les.',
  EXPIRED_DOCUMENT: 'Ce document a expiré. Ajoutez-en un en cours de validité.',
  OTHER: 'Vérifiez ce point encore une fois.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'Ce fichier est vide.',
  tooLarge: 'Ce fichier dépasse {megabytes}\u00a0Mo.',
  type: 'Nous n’acceptons pas ce type de fichier. Ajoutez un JPEG, PNG, WebP ou PDF.',
  encrypted: 'Ce PDF est protégé par un mot de passe. Ajoutez-en un sans mot de passe.',
  scripted: 'Ce PDF contient des scripts ou des pièces jointes. Imprimez-le dans un nouveau PDF ou ajoutez une photo.',
  unreadable: 'Nous n’avons pas pu ouvrir ce fichier. Il est peut-être endommagé.',
  bomb: 'Cette image a trop de pixels. Ajoutez-en une plus petite.',
  malware: 'Ce fichier est peut-être dangereux\u00a0: nous ne l’avons pas conservé.',
  tooMany: 'Trop de fichiers ont été ajoutés. Réessayez plus tard ou contactez le service client de ce site.',
  interrupted: 'L’envoi a été interrompu. Votre fichier est toujours là.',
  failed: 'Un problème est survenu. Votre fichier est toujours là. Réessayez.',
  closed: 'Il n’est plus possible d’ajouter des fichiers\u00a0: la vérification a été envoyée ou clôturée.',
  received: 'Ce lien a déjà été utilisé. Vous pouvez revenir à votre ordinateur.',
  ended: 'Ce lien a expiré. Scannez le code affiché sur votre ordinateur.',
  rateLimited: 'Trop de tentatives. Réessayez dans un instant.',
  sessionEnded: 'Votre session a expiré. Fermez cette page et recommencez.',
};
