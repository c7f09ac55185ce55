import type { LegalEntity } from '#src/brand/company.ts'
import type { Lang } from '#src/i18n/locales.ts'

interface LegalEntityWords {
  title: string
  labels: Readonly<Record<keyof LegalEntity, string>>
}

export const legalEntityWords: Readonly<Record<Lang, LegalEntityWords>> = {
  en: {
    title: 'Provider of this website',
    labels: {
      name: 'Company',
      registeredOffice: 'Registered office',
      registration: 'Register entry',
      vatNumber: 'VAT number',
      responsiblePerson: 'Responsible person',
    },
  },
  de: {
    title: 'Anbieter dieser Website',
    labels: {
      name: 'Firma',
      registeredOffice: 'Sitz',
      registration: 'Registereintrag',
      vatNumber: 'USt-IdNr.',
      responsiblePerson: 'Verantwortliche Person',
    },
  },
  es: {
    title: 'Titular de este sitio web',
    labels: {
      name: 'Razón social',
      registeredOffice: 'Domicilio social',
      registration: 'Datos registrales',
      vatNumber: 'NIF-IVA',
      responsiblePerson: 'Persona responsable',
    },
  },
  fr: {
    title: 'Éditeur de ce site',
    labels: {
      name: 'Raison sociale',
      registeredOffice: 'Siège social',
      registration: 'Immatriculation',
      vatNumber: 'Numéro de TVA',
      responsiblePerson: 'Personne responsable',
    },
  },
  it: {
    title: 'Titolare di questo sito',
    labels: {
      name: 'Ragione sociale',
      registeredOffice: 'Sede legale',
      registration: 'Iscrizione al registro',
      vatNumber: 'Partita IVA',
      responsiblePerson: 'Persona responsabile',
    },
  },
  pt: {
    title: 'Titular deste site',
    labels: {
      name: 'Firma',
      registeredOffice: 'Sede social',
      registration: 'Registo comercial',
      vatNumber: 'Número de IVA',
      responsiblePerson: 'Pessoa responsável',
    },
  },
}
