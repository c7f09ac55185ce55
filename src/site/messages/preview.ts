import type { Lang } from '#src/i18n/locales.ts'

/** What the bar of a preview says, by language. */
export const previewWords: Readonly<Record<Lang, { name: string; text: string }>> = {
  en: {
    name: 'Preview',
    text: 'Preview: only those who have this link see the page like this. The link works until {date}.',
  },
  de: {
    name: 'Vorschau',
    text: 'Vorschau: So sieht die Seite nur, wer diesen Link hat. Der Link gilt bis {date}.',
  },
  es: {
    name: 'Vista previa',
    text: 'Vista previa: solo quien tiene este enlace ve la página así. El enlace caduca el {date}.',
  },
  fr: {
    name: 'Aperçu',
    text: 'Aperçu\u00a0: seules les personnes qui ont ce lien voient la page ainsi. Le lien est valable jusqu’au {date}.',
  },
  it: {
    name: 'Anteprima',
    text: 'Anteprima: solo chi ha questo link vede la pagina così. Scadenza del link: {date}.',
  },
  pt: {
    name: 'Pré-visualização',
    text: 'Pré-visualização: só quem tem este link vê a página assim. O link é válido até {date}.',
  },
}
