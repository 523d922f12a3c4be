import type { Words } from '../en/words.js';

const asOnDocument = 'Seperti tercantum di dokumen identitas Anda.';
const proofOfAddress = 'Tagihan, rekening koran, atau surat resmi dari 90 hari terakhir yang mencantumkan';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'Data diri Anda', about: asOnDocument },
  individualPersonalInfo: { title: 'Data diri Anda', about: asOnDocument },
  individualContactInfo: {
    title: 'Data kontak',
    about: 'Hanya kami gunakan untuk menghubungi Anda tentang verifikasi ini.',
  },
  individualResidentialAddress: { title: 'Tempat tinggal Anda', about: 'Alamat rumah Anda, bukan kotak pos.' },
  individualIdentityDocument: {
    title: 'Dokumen identitas',
    about: 'Dokumen berfoto yang masih berlaku. Siapkan dokumennya.',
  },
  individualFinancialInfo: { title: 'Pekerjaan dan penghasilan', about: 'Cukup perkiraan saja.' },
  individualTaxInfo: { title: 'Nomor pajak', about: 'Nomor yang Anda gunakan untuk membayar pajak.' },
  individualEeaInfo: { title: 'Tempat lahir', about: asOnDocument },
  individualProofOfAddress: { title: 'Bukti alamat', about: `${proofOfAddress} nama dan alamat Anda.` },
  individualSourceOfFunds: {
    title: 'Sumber dana',
    about: 'Dari mana asal dana yang akan Anda gunakan. Tambahkan buktinya, seperti slip gaji, kontrak, atau akta.',
  },
  individualSelfiePhoto: {
    title: 'Foto Anda',
    about: 'Hadap kamera di tempat yang terang, tanpa penutup wajah.',
  },
  businessIdentification: { title: 'Data perusahaan', about: 'Seperti tercantum di daftar perusahaan.' },
  businessTaxInfo: { title: 'Nomor pajak', about: 'Nomor yang digunakan perusahaan untuk membayar pajak.' },
  businessAddress: { title: 'Alamat', about: 'Tempat perusahaan terdaftar dan tempat beroperasinya.' },
  businessContactInfo: {
    title: 'Kontak perusahaan',
    about: 'Hanya kami gunakan untuk menghubungi Anda tentang verifikasi ini.',
  },
  businessDetails: { title: 'Kegiatan usaha perusahaan', about: 'Dengan kata-kata Anda sendiri.' },
  businessOperations: { title: 'Operasional', about: 'Cara perusahaan beroperasi dan kegunaan rekeningnya nanti.' },
  businessFinancialInfo: { title: 'Pendapatan', about: 'Cukup perkiraan saja.' },
  businessFormationDocuments: {
    title: 'Dokumen pendirian',
    about: 'Akta pendirian, anggaran dasar, atau kutipan dari daftar perusahaan.',
  },
  businessUboOwnershipDocuments: {
    title: 'Bukti kepemilikan',
    about: 'Daftar pemegang saham, bagan kepemilikan, atau dokumen serupa yang menunjukkan siapa pemilik perusahaan.',
  },
  businessProofOfAddressDocuments: {
    title: 'Bukti alamat',
    about: `${proofOfAddress} nama dan alamat perusahaan.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Aliran dana',
    about: 'Diagram atau uraian tentang aliran dana pelanggan melalui perusahaan.',
  },
  businessAssociatedPersons: {
    title: 'Pemilik dan pengurus',
    about:
      'Semua orang yang memiliki 25% atau lebih (paling banyak empat) dan orang yang memimpin perusahaan. Satu orang bisa keduanya.',
  },
  associatedPersonPersonalInfo: {
    title: 'Data diri',
    about: 'Seperti tercantum di dokumen identitas orang ini.',
  },
  associatedPersonContactInfo: {
    title: 'Data kontak',
    about: 'Hanya kami gunakan untuk menghubungi orang ini tentang verifikasi ini.',
  },
  associatedPersonResidentialAddress: { title: 'Alamat rumah', about: 'Tempat tinggal orang ini, bukan kotak pos.' },
  associatedPersonTaxInfo: { title: 'Nomor pajak', about: 'Nomor yang digunakan orang ini untuk membayar pajak.' },
  associatedPersonIdentityDocument: {
    title: 'Dokumen identitas',
    about: 'Dokumen berfoto milik orang ini yang masih berlaku.',
  },
  associatedPersonProofOfAddress: {
    title: 'Bukti alamat',
    about: `${proofOfAddress} nama dan alamat orang ini.`,
  },
  associatedPersonEeaInfo: {
    title: 'Peran dan tempat lahir',
    about: 'Apakah orang ini direktur, dan di mana tempat lahirnya.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Wewenang tanda tangan',
    about: 'Dokumen yang menunjukkan bahwa orang ini boleh bertanda tangan atas nama perusahaan.',
  },
};
