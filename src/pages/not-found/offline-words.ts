import type { Dictionaries } from '#src/i18n/translate.ts'

interface Words {
  title: string
  description: string
  lead: string
  kept: string
  keptLead: string
  retry: string
}

export const offlineWords: Dictionaries<Words> = {
  en: {
    title: 'No connection',
    description:
      'Without a connection this page cannot be shown. Pages that are kept on this device can be read.',
    lead: 'This tag is out of radio range: the page has not been opened on this device before, and without a connection it cannot be shown.',
    kept: 'Pages kept on this device',
    keptLead: 'These pages open without a connection.',
    retry: 'Try again',
  },
  de: {
    title: 'Keine Verbindung',
    description:
      'Ohne Verbindung lässt sich diese Seite nicht anzeigen. Auf diesem Gerät gespeicherte Seiten sind weiterhin lesbar.',
    lead: 'Dieser UWB-Tag ist außer Reichweite: Die Seite wurde auf diesem Gerät noch nicht geöffnet und lässt sich ohne Verbindung nicht anzeigen.',
    kept: 'Auf diesem Gerät gespeicherte Seiten',
    keptLead: 'Diese Seiten lassen sich ohne Verbindung öffnen.',
    retry: 'Erneut versuchen',
  },
  es: {
    title: 'Sin conexión',
    description:
      'Esta página no se puede mostrar sin conexión. Las páginas guardadas en este dispositivo se pueden leer.',
    lead: 'Este tag está fuera de alcance: la página no se había abierto antes en este dispositivo y no se puede mostrar sin conexión.',
    kept: 'Páginas guardadas en este dispositivo',
    keptLead: 'Estas páginas se abren sin conexión.',
    retry: 'Reintentar',
  },
  fr: {
    title: 'Aucune connexion',
    description:
      'Cette page ne peut pas s’afficher sans connexion. Les pages enregistrées sur cet appareil restent lisibles.',
    lead: 'Ce tag est hors de portée : la page n’a encore jamais été ouverte sur cet appareil et ne peut pas s’afficher sans connexion.',
    kept: 'Pages enregistrées sur cet appareil',
    keptLead: 'Ces pages s’ouvrent sans connexion.',
    retry: 'Réessayer',
  },
  it: {
    title: 'Nessuna connessione',
    description:
      'Senza connessione non è possibile mostrare questa pagina. Le pagine salvate su questo dispositivo restano leggibili.',
    lead: 'Questo tag è fuori portata: la pagina non è mai stata aperta su questo dispositivo e non è possibile mostrarla senza connessione.',
    kept: 'Pagine salvate su questo dispositivo',
    keptLead: 'Queste pagine si aprono senza connessione.',
    retry: 'Riprova',
  },
  pt: {
    title: 'Sem ligação',
    description:
      'Não é possível mostrar esta página sem ligação. As páginas guardadas neste dispositivo podem ser lidas.',
    lead: 'Esta tag está fora de alcance: a página ainda não foi aberta neste dispositivo e não é possível mostrá-la sem ligação.',
    kept: 'Páginas guardadas neste dispositivo',
    keptLead: 'Estas páginas abrem sem ligação.',
    retry: 'Tentar novamente',
  },
}
