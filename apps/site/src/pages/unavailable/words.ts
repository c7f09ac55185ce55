import type { Dictionaries } from '@repo/platform/i18n/translate.ts'

interface Words {
  title: string
  lead: string
  retry: string
}

export const words: Dictionaries<Words> = {
  en: {
    title: 'Not available at the moment',
    lead: 'This page cannot be shown at the moment. Please try again in a minute.',
    retry: 'Try again',
  },
  de: {
    title: 'Zurzeit nicht verfügbar',
    lead: 'Diese Seite lässt sich im Moment nicht anzeigen. Bitte versuchen Sie es in einer Minute erneut.',
    retry: 'Erneut versuchen',
  },
  es: {
    title: 'No disponible en este momento',
    lead: 'Esta página no se puede mostrar en este momento. Inténtelo de nuevo dentro de un minuto.',
    retry: 'Reintentar',
  },
  fr: {
    title: 'Page momentanément indisponible',
    lead: 'Cette page ne peut pas s’afficher pour le moment. Veuillez réessayer dans une minute.',
    retry: 'Réessayer',
  },
  it: {
    title: 'Pagina al momento non disponibile',
    lead: 'Al momento non è possibile mostrare questa pagina. Riprovare tra un minuto.',
    retry: 'Riprova',
  },
  pt: {
    title: 'Indisponível de momento',
    lead: 'Não é possível mostrar esta página de momento. Tente novamente dentro de um minuto.',
    retry: 'Tentar novamente',
  },
}
