import { it as shared } from '@repo/platform/facts/messages/it.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Produzione: in arrivo',
  description:
    'Attrezzature, kit, treno logistico e semilavorati: quattro domande aperte sulla localizzazione in produzione e che cosa funziona già oggi.',
  heading: 'La linea di produzione è disegnata a metà',
  lead: 'La produzione è prevista. Non ci sono ancora un modulo, una data o un progetto pilota; perciò questa pagina raccoglie le domande da porre prima di continuare il disegno.',
  caption:
    'Una linea con quattro stazioni. A tratto pieno ciò che oggi può portare un tag: carrelli, rimorchi, attrezzature. Con linee di costruzione ciò che è ancora aperto. Da ogni domanda una linea di richiamo porta al suo punto.',
  questions: {
    title: 'Quattro domande che ci poniamo',
    lead: 'Se nel vostro reparto una risposta c’è già, ci piacerebbe conoscerla.',
    items: [
      'Quali attrezzature si possono usare in una sola stazione, e chi autorizza le eccezioni?',
      'Da che cosa si riconosce un kit: dal carrello porta-kit, dall’ordine o dal posto sullo scaffale?',
      'Il treno logistico segue un orario o il fabbisogno della linea?',
      'Dove aspettano i semilavorati durante un cambio produzione, e chi deve cercarli?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'Che cosa funziona già in produzione',
    lead: 'Carrelli, pallet e attrezzature si localizzano in un reparto come in un magazzino. Questi casi d’uso della logistica valgono anche qui.',
    items: {
      'fleet-safety':
        'Incroci tra la linea e il magazzino, zone di velocità accanto ai percorsi pedonali',
      'stock-management':
        'Il punto di deposito di ogni pallet di componenti e il tempo di ricerca del rifornimento',
      'performance-monitoring': 'I tempi di attesa nei punti di consegna della linea',
    },
    limit:
      'Le macchine in acciaio tolgono la visibilità diretta come le scaffalature, quindi anche qui si comincia dal sopralluogo. La letteratura tecnica descrive a che cosa serve la localizzazione in produzione.[^manufacturingUses]',
  },
  demo: 'Descrivici la linea',
  newsletter: 'Ricevi la notizia per e-mail',
} satisfies Translated<typeof en>
