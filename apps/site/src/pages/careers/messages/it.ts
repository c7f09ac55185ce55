import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it: Translated<typeof en> = {
  title: 'Lavora con noi: posizioni aperte',
  description:
    'Posizioni aperte a Londra e Lisbona, come sapere della prossima e come inviare una candidatura spontanea.',
  heading: 'Posizioni aperte',
  lead: 'Di posizioni ci occupiamo ogni giorno: in metri e con il loro errore. Quelle di lavoro sono in questa pagina, ciascuna con retribuzione, sede e mansioni.',
  openings: {
    none: 'Al momento non ci sono posizioni aperte.',
    next: 'Non teniamo candidature in archivio. La newsletter annuncia la prossima posizione. Se la vostra esperienza può interessarci, inviateci una candidatura spontanea.',
    allGenders: '(M/F/D)',
    posted: 'pubblicata il {date}',
    apply: 'Candidati',
  },
  desk: {
    caption:
      'Planimetria di un piccolo ufficio accanto al magazzino: una scrivania con due schermi, una sedia vuota, una parete con la porta aperta, due file di scaffalature e un carrello fermo.',
    free: 'libera',
    block: ['Magazzino con ufficio, planimetria', 'Griglia di 2 m, magazzino di esempio'],
  },
  unasked: {
    title: 'Candidatura spontanea',
    points: {
      what: {
        name: 'Che cosa inviare',
        text: 'Basta una pagina: che cosa avete costruito, installato o scoperto, e in quale magazzino o sistema funziona. Un link vale più di un attestato.',
      },
      where: {
        name: 'Dove',
        text: 'Londra o Lisbona. Ogni annuncio indica se il lavoro si può svolgere da un altro luogo.',
      },
      pay: {
        name: 'Retribuzione',
        text: 'Ogni annuncio indica una fascia retributiva. Per le candidature spontanee non ne indichiamo.',
      },
    },
    subject: 'Candidatura spontanea',
    newsletter: 'Ricevi l’annuncio con la newsletter',
    privacy: 'Che cosa succede ai dati',
  },
}
