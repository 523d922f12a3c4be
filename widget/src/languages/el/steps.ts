import type { Words } from '../en/words.js';

const asOnDocument = 'Όπως στο έγγραφο ταυτότητάς σας.';
const proofOfAddress =
  'Λογαριασμός, κίνηση τραπεζικού λογαριασμού ή επίσημη επιστολή των τελευταίων 90 ημερών που δείχνει';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Τα στοιχεία σας', about: asOnDocument },
  individualPersonalInfo: { title: 'Τα στοιχεία σας', about: asOnDocument },
  individualContactInfo: {
    title: 'Στοιχεία επικοινωνίας',
    about: 'Θα τα χρησιμοποιήσουμε μόνο για αυτή την επαλήθευση.',
  },
  individualResidentialAddress: {
    title: 'Πού μένετε',
    about: 'Η διεύθυνση κατοικίας σας, όχι ταχυδρομική θυρίδα.',
  },
  individualIdentityDocument: {
    title: 'Έγγραφο ταυτότητας',
    about: 'Έγγραφο σε ισχύ με τη φωτογραφία σας. Να το έχετε πρόχειρο.',
  },
  individualFinancialInfo: { title: 'Εργασία και εισόδημα', about: 'Αρκούν εκτιμήσεις.' },
  individualTaxInfo: { title: 'ΑΦΜ', about: 'Ο αριθμός με τον οποίο πληρώνετε φόρους.' },
  individualEeaInfo: { title: 'Τόπος γέννησης', about: asOnDocument },
  individualProofOfAddress: {
    title: 'Αποδεικτικό διεύθυνσης',
    about: `${proofOfAddress} το όνομα και τη διεύθυνσή σας.`,
  },
  individualSourceOfFunds: {
    title: 'Προέλευση χρημάτων',
    about:
      'Από πού προέρχονται τα χρήματα που θα διακινήσετε. Προσθέστε ένα έγγραφο που το δείχνει, όπως εκκαθαριστικό μισθοδοσίας ή συμβόλαιο.',
  },
  individualSelfiePhoto: {
    title: 'Η φωτογραφία σας',
    about: 'Κοιτάξτε την κάμερα, με καλό φως και ακάλυπτο πρόσωπο.',
  },
  businessIdentification: { title: 'Στοιχεία εταιρείας', about: 'Όπως εμφανίζονται στο εμπορικό μητρώο.' },
  businessTaxInfo: { title: 'ΑΦΜ', about: 'Ο αριθμός με τον οποίο η εταιρεία πληρώνει φόρους.' },
  businessAddress: { title: 'Διευθύνσεις', about: 'Η έδρα της εταιρείας και πού δραστηριοποιείται.' },
  businessContactInfo: {
    title: 'Επικοινωνία με την εταιρεία',
    about: 'Θα επικοινωνήσουμε μόνο για αυτή την επαλήθευση.',
  },
  businessDetails: { title: 'Τι κάνει η εταιρεία', about: 'Με δικά σας λόγια.' },
  businessOperations: {
    title: 'Δραστηριότητα',
    about: 'Πώς λειτουργεί η εταιρεία και πού θα χρησιμοποιεί τον λογαριασμό της.',
  },
  businessFinancialInfo: { title: 'Έσοδα', about: 'Αρκούν εκτιμήσεις.' },
  businessFormationDocuments: {
    title: 'Έγγραφα σύστασης',
    about: 'Καταστατικό, πράξη σύστασης ή πιστοποιητικό από το εμπορικό μητρώο (ΓΕΜΗ).',
  },
  businessUboOwnershipDocuments: {
    title: 'Αποδεικτικό ιδιοκτησίας',
    about: 'Βιβλίο μετόχων, διάγραμμα μετοχικής σύνθεσης ή παρόμοιο έγγραφο που δείχνει σε ποιον ανήκει η εταιρεία.',
  },
  businessProofOfAddressDocuments: {
    title: 'Αποδεικτικό διεύθυνσης',
    about: `${proofOfAddress} την επωνυμία και τη διεύθυνση της εταιρείας.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Ροή χρημάτων',
    about: 'Διάγραμμα ή περιγραφή του πώς διακινούνται τα χρήματα των πελατών μέσα από την εταιρεία.',
  },
  businessAssociatedPersons: {
    title: 'Πραγματικοί δικαιούχοι και διοίκηση',
    about:
      'Όποιος κατέχει 25% και άνω (έως τέσσερα άτομα) και το άτομο που διοικεί την εταιρεία. Μπορεί να είναι το ίδιο άτομο.',
  },
  associatedPersonPersonalInfo: {
    title: 'Προσωπικά στοιχεία',
    about: 'Όπως στο έγγραφο ταυτότητας του ατόμου.',
  },
  associatedPersonContactInfo: {
    title: 'Στοιχεία επικοινωνίας',
    about: 'Θα επικοινωνήσουμε με το άτομο μόνο για αυτή την επαλήθευση.',
  },
  associatedPersonResidentialAddress: {
    title: 'Διεύθυνση κατοικίας',
    about: 'Εκεί όπου μένει το άτομο, όχι ταχυδρομική θυρίδα.',
  },
  associatedPersonTaxInfo: { title: 'ΑΦΜ', about: 'Ο αριθμός με τον οποίο το άτομο πληρώνει φόρους.' },
  associatedPersonIdentityDocument: {
    title: 'Έγγραφο ταυτότητας',
    about: 'Έγγραφο σε ισχύ με τη φωτογραφία του ατόμου.',
  },
  associatedPersonProofOfAddress: {
    title: 'Αποδεικτικό διεύθυνσης',
    about: `${proofOfAddress} το όνομα και τη διεύθυνση του ατόμου.`,
  },
  associatedPersonEeaInfo: {
    title: 'Ρόλος και τόπος γέννησης',
    about: 'Αν το άτομο είναι μέλος ΔΣ ή διαχειριστής, και πού γεννήθηκε.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Δικαίωμα υπογραφής',
    about: 'Έγγραφο που δείχνει ότι το άτομο μπορεί να υπογράφει για την εταιρεία.',
  },
};
