import type { Lang } from '#src/i18n/locales.ts'

interface ClaimNoteWords {
  /** Opens the note beside a figure. */
  about: string
  /** Above the notes of the figures that an article prints, and of those of any other page. */
  inArticle: string
  onPage: string
}

export const claimNoteWords: Readonly<Record<Lang, ClaimNoteWords>> = {
  en: {
    about: 'About this figure',
    inArticle: 'The figures in this article',
    onPage: 'The figures on this page',
  },
  de: {
    about: 'Zu dieser Zahl',
    inArticle: 'Die Zahlen in diesem Artikel',
    onPage: 'Die Zahlen auf dieser Seite',
  },
  es: {
    about: 'Sobre esta cifra',
    inArticle: 'Las cifras de este artículo',
    onPage: 'Las cifras de esta página',
  },
  fr: {
    about: 'À propos de ce chiffre',
    inArticle: 'Les chiffres de cet article',
    onPage: 'Les chiffres de cette page',
  },
  it: {
    about: 'Informazioni su questa cifra',
    inArticle: 'Le cifre di questo articolo',
    onPage: 'Le cifre di questa pagina',
  },
  pt: {
    about: 'Sobre este valor',
    inArticle: 'Os valores deste artigo',
    onPage: 'Os valores desta página',
  },
}
