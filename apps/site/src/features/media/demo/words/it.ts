import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  crossing: {
    title: 'Due carrelli a un incrocio, un avviso',
    description: [
      '0 s: F-07 arriva con carico da sinistra, a 8,6 km/h. Una persona con badge si avvia verso il percorso pedonale.',
      '3 s: F-07 entra nella zona di velocità e rallenta a 6 km/h.',
      '4 s: F-12 arriva dal basso. Le testate delle scaffalature li nascondono l’uno all’altro.',
      '6 s: Le traiettorie previste si incontrano. Il punto è disegnato in rosso e i due carrellisti vengono avvisati.',
      '8 s: F-07 è fermo: ha frenato il carrellista, non il sistema. F-12 passa.',
      '10 s: La persona attraversa sul percorso pedonale.',
      '14 s: F-07 riparte.',
      '15 s, senza audio. Disegnato a partire da un magazzino di esempio, nessuna ripresa presso un cliente. L’avviso è un’assistenza, non una funzione di sicurezza.',
    ],
  },
  'behind-steel': {
    title: 'Acciaio tra il tag e le ancore',
    description: [
      '0 s: Su un carrello un tag ha in vista quattro ancore su sei. L’errore di posizione atteso è di 7 cm.',
      '1 s: Una parete d’acciaio viene girata e spinta davanti al carrello.',
      '4 s: Tre ancore sono bloccate: i loro segnali arrivano in ritardo, per riflessione, e vengono scartati. Il cerchio di incertezza cresce, l’errore atteso è di 32 cm e la classe è «debole».',
      '7 s: La parete viene ritirata. Le ancore in vista sono di nuovo quattro e l’errore è di 7 cm.',
      '11 s, senza audio. Calcolato per un magazzino di esempio, nessuna ripresa presso un cliente. Il cerchio è ingrandito dieci volte.',
    ],
  },
  'fifo-lane': {
    title: 'Quale pallet è il prossimo: canali FIFO',
    description: [
      '0 s: Sei canali di stoccaggio a blocchi visti dall’alto. Ogni pallet porta il giorno di arrivo. F-05 arriva dal basso.',
      '4 s: Si ferma al canale L4. Il pallet davanti è arrivato il 2 novembre, prima di tutti gli altri: è segnato come il prossimo in uscita.',
      '8 s: Le forche lo hanno preso. Il segno passa al canale L3, su un pallet del 3 novembre.',
      '11 s: F-05 arretra con il carico.',
      'In L3 resta visibile un posto tratteggiato: da lì un pallet è stato prelevato fuori turno.',
      '14 s, senza audio. Disegnato a partire da un magazzino di esempio, nessuna ripresa presso un cliente.',
    ],
  },
} satisfies Translated<typeof en>
