import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Connettività: ancore, tag, gateway e alimentazione',
  description:
    'A che altezza si montano le ancore, dove passano i cavi, come si alimenta un gateway, quali carrelli richiedono un convertitore e quali dati mancano.',
  heading: 'Dove passano i cavi',
  lead: 'Nel magazzino si installano tre tipi di dispositivi: ancore, tag e gateway. Questa pagina mostra dove si montano, come si alimentano e a che cosa resistono.',
  limit: 'Se un valore non è pubblicato, la riga lo indica. Chiedetelo prima dell’ordine.',
  elevation: {
    title: 'Il magazzino in sezione',
    lead: 'Tutte le altezze del disegno sono esempi. Le vostre si fissano nel sopralluogo e sono riportate nella planimetria as built.',
    frame: 'Sezione del magazzino di esempio, con scorrimento laterale',
    indoors: '{indoors} · interni',
    outdoors: '{outdoors} · esterni',
    caption:
      'Sezione di un magazzino con piazzale: ancore sui pilastri e sulla parete esterna, canalina dei cavi, parete tagliafuoco, armadio con gateway, carrello con tag e convertitore, una persona con badge.',
    marks: [
      'Ancora in vista dei tag',
      'Canalina dei cavi lungo i pilastri',
      'Passaggio nella parete tagliafuoco, sigillato dal vostro installatore',
      'Gateway in armadio, raggiungibile senza piattaforma elevabile',
      'Tag sul tettuccio di protezione',
      'Convertitore tra batteria e dispositivo',
      'Presa elettrica e presa di rete, a vostro carico',
      'Ancora all’esterno, dopo la verifica delle norme radio',
    ],
    block: ['Magazzino di esempio, sezione', 'Altezze in metri, a titolo di esempio'],
  },
  network: {
    title: 'Lo stesso magazzino come rete',
    lead: 'Quattro collegamenti uniscono un tag alla piattaforma. Fino al gateway i dispositivi sono nostri, oltre il gateway la rete è vostra.',
    frame: 'Planimetria della rete, con scorrimento laterale',
    feeds: ['{dc} V CC', '{ac} V CA'],
    ours: 'di nostra competenza',
    yours: 'di vostra competenza',
    platform: 'da contratto',
    power: 'Alimentazione',
    protection: 'Protezione',
    uptime: 'Disponibilità',
    backups: 'Backup',
    open: 'dato non pubblicato, indicato nel preventivo',
    stations: {
      tags: { name: 'Tag', link: 'Radio UWB, {bands}' },
      anchors: { name: 'Ancore', link: 'Cavo secondo il sopralluogo' },
      gateway: { name: 'Gateway', link: 'Cavo di rete fino al vostro switch' },
      network: {
        name: 'La vostra rete',
        power: 'la vostra',
        protection: 'i vostri armadi',
        link: 'Porte e indirizzi concordati con il vostro reparto IT',
      },
      platform: { name: 'Piattaforma', uptime: 'fino al {uptime}', backups: 'giornalieri' },
    },
    protections: '{outdoors} in esterni, {indoors} in interni',
    mains:
      'L’intervallo pubblicato è {ac} V CA. Prima di collegare un gateway, confrontate la targa con la tensione della vostra rete elettrica.',
  },
  devices: {
    title: 'Tre schede tecniche, lacune comprese',
    lead: 'I valori vengono dalle specifiche pubblicate. I due intervalli di temperatura e i due gradi di protezione riguardano la gamma: la variante fornita è indicata nell’ordine.',
    stated: 'Indicato',
    notStated: 'Non indicato in questa edizione',
    documents: 'Tutte le schede tecniche',
    labels: {
      range: 'Portata radio',
      rate: 'Frequenza di aggiornamento',
      spectrum: 'Spettro UWB',
      bands: 'Bande operative',
      power: 'Alimentazione',
      protection: 'Grado di protezione',
      temperature: 'Temperatura di esercizio',
      marks: 'Marchi',
    },
    values: {
      range: 'fino a {range}; {longer} o {longest} con antenna opzionale',
      rate: 'fino a {rate}, regolabile per ogni tag',
      power: '{dc} V CC, {ac} V CA o PoE',
      temperature: '{first} e {second}, secondo la variante',
      span: 'da {from} a {to}',
      marks: 'Certificazione UL, marcatura CE[^ceAndUl]',
    },
    sheets: {
      anchor: {
        name: 'Ancora',
        text: 'Riceve gli impulsi dei tag. Si monta su pilastri e pareti, in visibilità diretta.',
        missing: [
          'Alimentazione',
          'Dimensioni e peso',
          'Guadagno d’antenna',
          'Montaggio e connettori',
        ],
      },
      tag: {
        name: 'Tag',
        text: 'Trasmette gli impulsi. Si fissa a carrello, pallet, attrezzatura o badge.',
        missing: [
          'Alimentazione e durata della batteria',
          'Dimensioni e peso',
          'Fissaggio',
          'Sensori',
        ],
      },
      gateway: {
        name: 'Gateway',
        text: 'Raccoglie i dati delle ancore e li passa alla vostra rete.',
        missing: ['Classe PoE e consumo', 'Porte e connettori', 'Cifratura', 'Dimensioni e peso'],
      },
    },
    marksNote:
      'Con la marcatura CE il fabbricante dichiara il rispetto delle norme UE. UL è il marchio di un ente indipendente.',
  },
  voltages: {
    title: 'Quali carrelli richiedono un convertitore',
    lead: 'Un ingresso da {dc} V CC accetta direttamente alcune batterie di carrello. Una batteria da {limit} V supera i {limit} V durante la ricarica: da questa tensione in su serve un convertitore.',
    caption: 'Tensione nominale del carrello e ingresso da {dc} V CC',
    voltage: 'Batteria del carrello[^truckVoltages]',
    scale: 'Rispetto all’ingresso',
    fit: 'Collegamento',
    direct: 'diretto',
    converter: 'convertitore CC/CC',
    note: 'Ogni montaggio si concorda con il costruttore del carrello o con la sua assistenza. L’alimentazione del tag è indicata nel preventivo.',
  },
  questions: {
    title: 'Le domande di manutenzione e IT',
    items: {
      sockets: {
        question: 'Quante prese, e dove?',
        answer:
          'Un’alimentazione per ogni armadio con gateway. Il sopralluogo indica ogni armadio. Il calcolatore stima quante ancore e quanti gateway richiede la vostra superficie.',
      },
      cleaning: {
        question: 'A quale pulizia resistono i dispositivi?',
        answer:
          '{indoors} resiste agli spruzzi d’acqua, {outdoors} all’immersione a 1 m per 30 min.[^iec60529] Restano esclusi la pulizia ad alta pressione, la condensa, gli urti e le atmosfere esplosive.[^ipLimits]',
      },
      building: {
        question: 'Pareti tagliafuoco, sprinkler, cella frigorifera?',
        answer:
          'I passaggi nelle pareti tagliafuoco sono sigillati dal vostro installatore. Le distanze dagli sprinkler sono fissate dal vostro responsabile antincendio. Per la cella, variante e condensa si verificano nel sopralluogo.',
      },
      coexistence: {
        question: 'L’UWB disturba il Wi-Fi o il 5G privato?',
        answer:
          'Nella gamma {bands} si trovano anche il 5G privato, il Wi-Fi a 5 GHz e parte di quello a 6 GHz.[^wifi6ghz] L’UWB trasmette a potenza molto bassa, non deve causare interferenze e non gode di protezione.[^eu2019785] Prevediamo di confrontare i canali con i vostri durante il sopralluogo.',
      },
      network: {
        question: 'VLAN, porte, budget PoE, firmware?',
        answer:
          'Non è ancora pubblicato un elenco: lo ricevete su richiesta, prima del sopralluogo. Quanto è noto su dati e servizio si trova alla pagina della piattaforma.',
      },
      outdoors: {
        question: 'Si possono montare ancore nel piazzale?',
        answer:
          'Prima vengono le norme radio del Paese. Le ancore fisse all’esterno richiedono una verifica e, in alcuni Paesi, una registrazione o un’autorizzazione.[^en302065] Prevediamo di includerla nel sopralluogo. Il grado {outdoors} da solo non basta.',
      },
      rent: {
        question: 'Noleggio o acquisto?',
        answer:
          'Nel progetto pilota l’hardware è gratuito. Con il piano Partner si noleggia o si acquista.',
      },
    },
    pricing: 'Prezzi e calcolatore',
    platform: 'Piattaforma IoT',
  },
} satisfies Translated<typeof en>
