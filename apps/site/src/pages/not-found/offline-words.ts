import type { Dictionaries } from '@repo/platform/i18n/translate.ts'

interface Words {
  title: string
  description: string
  /** True of a page that has not been opened, and of a search or a filter, which are never kept. */
  lead: string
  kept: string
  keptLead: string
  retry: string
  /** What the demo form does without a connection. */
  form: string
  formLead: string
}

export const offlineWords: Dictionaries<Words> = {
  en: {
    title: 'No connection',
    description:
      'Without a connection this page cannot be shown. Pages that are kept on this device can be read.',
    lead: 'This tag is out of radio range: the page you asked for is not kept on this device and cannot be fetched without a connection.',
    kept: 'Pages kept on this device',
    keptLead: 'These pages open without a connection. Searches and filters need one.',
    retry: 'Try again',
    form: 'Request a demo without a connection',
    formLead:
      'Fill in the form as usual. Your request is kept on this device for at most 7 days and sent once the connection is back and a page of this website is open.',
  },
  de: {
    title: 'Keine Verbindung',
    description:
      'Ohne Verbindung lässt sich diese Seite nicht anzeigen. Auf diesem Gerät gespeicherte Seiten sind weiterhin lesbar.',
    lead: 'Dieser UWB-Tag ist außer Reichweite: Die gewünschte Seite ist auf diesem Gerät nicht gespeichert und lässt sich ohne Verbindung nicht abrufen.',
    kept: 'Auf diesem Gerät gespeicherte Seiten',
    keptLead:
      'Diese Seiten lassen sich ohne Verbindung öffnen. Suche und Filter benötigen eine Verbindung.',
    retry: 'Erneut versuchen',
    form: 'Demo ohne Verbindung anfragen',
    formLead:
      'Füllen Sie das Formular wie gewohnt aus. Ihre Anfrage bleibt höchstens 7 Tage auf diesem Gerät gespeichert und wird gesendet, sobald wieder eine Verbindung besteht und eine Seite dieser Website geöffnet ist.',
  },
  es: {
    title: 'Sin conexión',
    description:
      'Esta página no se puede mostrar sin conexión. Las páginas guardadas en este dispositivo se pueden leer.',
    lead: 'Este tag está fuera de alcance: la página solicitada no está guardada en este dispositivo y no se puede cargar sin conexión.',
    kept: 'Páginas guardadas en este dispositivo',
    keptLead: 'Estas páginas se abren sin conexión. Para buscar y filtrar hace falta conexión.',
    retry: 'Reintentar',
    form: 'Solicitar una demo sin conexión',
    formLead:
      'Rellene el formulario como siempre. Su solicitud queda guardada en este dispositivo 7 días como máximo y se enviará cuando haya conexión y una página de este sitio web esté abierta.',
  },
  fr: {
    title: 'Aucune connexion',
    description:
      'Cette page ne peut pas s’afficher sans connexion. Les pages enregistrées sur cet appareil restent lisibles.',
    lead: 'Ce tag est hors de portée : la page demandée n’est pas enregistrée sur cet appareil et ne peut pas être chargée sans connexion.',
    kept: 'Pages enregistrées sur cet appareil',
    keptLead: 'Ces pages s’ouvrent sans connexion. La recherche et les filtres en nécessitent une.',
    retry: 'Réessayer',
    form: 'Demander une démo sans connexion',
    formLead:
      'Remplissez le formulaire comme d’habitude. Votre demande reste enregistrée sur cet appareil pendant 7 jours au plus et sera envoyée dès que la connexion sera rétablie et qu’une page de ce site sera ouverte.',
  },
  it: {
    title: 'Nessuna connessione',
    description:
      'Senza connessione non è possibile mostrare questa pagina. Le pagine salvate su questo dispositivo restano leggibili.',
    lead: 'Questo tag è fuori portata: la pagina richiesta non è salvata su questo dispositivo e senza connessione non è possibile caricarla.',
    kept: 'Pagine salvate su questo dispositivo',
    keptLead:
      'Queste pagine si aprono senza connessione. Per cercare e filtrare serve una connessione.',
    retry: 'Riprova',
    form: 'Richiedere una demo senza connessione',
    formLead:
      'Compilate il modulo come di consueto. La richiesta resta salvata su questo dispositivo per 7 giorni al massimo e verrà inviata quando la connessione sarà di nuovo attiva e una pagina del sito sarà aperta.',
  },
  pt: {
    title: 'Sem ligação',
    description:
      'Não é possível mostrar esta página sem ligação. As páginas guardadas neste dispositivo podem ser lidas.',
    lead: 'Esta tag está fora de alcance: a página pedida não está guardada neste dispositivo e não é possível carregá-la sem ligação.',
    kept: 'Páginas guardadas neste dispositivo',
    keptLead: 'Estas páginas abrem sem ligação. As pesquisas e os filtros precisam de ligação.',
    retry: 'Tentar novamente',
    form: 'Pedir uma demonstração sem ligação',
    formLead:
      'Preencha o formulário como habitualmente. O seu pedido fica guardado neste dispositivo, no máximo, 7 dias e é enviado assim que houver ligação e uma página deste site estiver aberta.',
  },
}
