import type { Lang } from '#src/i18n/locales.ts'

interface ClaimNoteWords {
  /** Opens the note beside a figure. */
  about: string
  /** Above the notes of several figures. */
  title: string
}

export const claimNoteWords: Readonly<Record<Lang, ClaimNoteWords>> = {
  en: { about: 'About this figure', title: 'The figures in this article' },
  de: { about: 'Zu dieser Zahl', title: 'Die Zahlen in diesem Artikel' },
  es: { about: 'Sobre esta cifra', title: 'Las cifras de este artículo' },
  fr: { about: 'À propos de ce chiffre', title: 'Les chiffres de cet article' },
  it: { about: 'Informazioni su questa cifra', title: 'Le cifre di questo articolo' },
  pt: { about: 'Sobre este valor', title: 'Os valores deste artigo' },
}
