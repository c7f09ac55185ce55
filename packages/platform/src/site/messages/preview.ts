import type { Lang } from '#src/i18n/locales.ts'

interface PreviewWords {
  name: string
  text: string
  /** Of a page that shows what nobody has saved. */
  unsaved: string
  open: string
}

/** What the bar of a preview says, by language. */
export const previewWords: Readonly<Record<Lang, PreviewWords>> = {
  en: {
    name: 'Preview',
    text: 'Preview: only those who have this link see the page like this. The link works until {date}.',
    unsaved: 'Unsaved changes: visible in this window only.',
    open: 'Open shareable link of the saved version',
  },
  de: {
    name: 'Vorschau',
    text: 'Vorschau: So sieht die Seite nur, wer diesen Link hat. Der Link gilt bis {date}.',
    unsaved: 'Nicht gespeicherte Änderungen: nur in diesem Fenster sichtbar.',
    open: 'Teilbaren Link der gespeicherten Fassung öffnen',
  },
  es: {
    name: 'Vista previa',
    text: 'Vista previa: solo quien tiene este enlace ve la página así. El enlace caduca el {date}.',
    unsaved: 'Cambios sin guardar: solo se ven en esta ventana.',
    open: 'Abrir un enlace a la versión guardada para compartir',
  },
  fr: {
    name: 'Aperçu',
    text: 'Aperçu\u00a0: seules les personnes qui ont ce lien voient la page ainsi. Le lien est valable jusqu’au {date}.',
    unsaved: 'Modifications non enregistrées\u00a0: visibles dans cette fenêtre uniquement.',
    open: 'Ouvrir le lien à partager de la version enregistrée',
  },
  it: {
    name: 'Anteprima',
    text: 'Anteprima: solo chi ha questo link vede la pagina così. Scadenza del link: {date}.',
    unsaved: 'Modifiche non salvate: visibili solo in questa finestra.',
    open: 'Apri il link da condividere della versione salvata',
  },
  pt: {
    name: 'Pré-visualização',
    text: 'Pré-visualização: só quem tem este link vê a página assim. O link é válido até {date}.',
    unsaved: 'Alterações não guardadas: visíveis apenas nesta janela.',
    open: 'Abrir a ligação da versão guardada para partilhar',
  },
}
