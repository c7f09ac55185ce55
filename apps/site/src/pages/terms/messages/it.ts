import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Condizioni d’uso',
  description:
    'Condizioni d’uso di questo sito: valore delle cifre e delle stime, carattere non vincolante, contenuti e marchi, link, disponibilità e responsabilità.',
  draft: 'Bozza, da sottoporre a revisione legale prima della pubblicazione.',
  lead: 'Queste condizioni regolano l’uso del sito. Chi acquista o noleggia un sistema firma un contratto a parte.',
  sections: {
    scope: {
      title: 'Ambito di applicazione',
      text: [
        '{company} rivolge questo sito alle aziende che desiderano informarsi sulla localizzazione a banda ultralarga in magazzino e in fabbrica. L’uso del sito comporta l’accettazione di queste condizioni. I contratti pilota e Partner hanno condizioni proprie, che prevalgono per tutto ciò che regolano.',
      ],
      points: [],
    },
    figures: {
      title: 'Cifre, risultati e stime',
      text: [
        'I valori tecnici indicati con «fino a» si raggiungono in condizioni adatte: ancore sufficienti, visibilità diretta, installazione corretta. I risultati delle tre case history cambiano da un magazzino all’altro. Le immagini di magazzini e cruscotti mostrano dati di esempio.',
        'Una stima è un calcolo sui valori inseriti. Non sostituisce né un sopralluogo né un preventivo.',
      ],
      points: [],
    },
    offer: {
      title: 'Carattere non vincolante',
      text: [
        'I contenuti di questo sito non costituiscono un’offerta vincolante. Una richiesta di demo o un’iscrizione alla newsletter è gratuita e non crea alcun contratto. Il contratto si conclude solo per iscritto.',
      ],
      points: [],
    },
    use: {
      title: 'Uso del sito',
      text: [
        'Le pagine si possono leggere e stampare, ed è possibile inserire link alle pagine. I moduli vanno compilati con dati veri e solo per sé o per la propria azienda.',
        'Non è consentito:',
      ],
      points: [
        'disturbare il funzionamento del sito o tentare di accedere ad aree non destinate al pubblico',
        'compilare i moduli in modo automatico',
        'copiare il sito nel suo insieme o usarlo per la pubblicità di un altro fornitore',
      ],
    },
    staff: {
      title: 'Area riservata',
      text: [
        'L’area riservata è destinata al nostro personale. Le credenziali sono personali e non cedibili.',
      ],
      points: [],
    },
    rights: {
      title: 'Contenuti e marchi',
      text: [
        'Testi, disegni, software e il nome {brand} sono protetti. I materiali della sala stampa si possono usare a scopo informativo, senza modifiche e citando la fonte.',
      ],
      points: [],
    },
    links: {
      title: 'Link',
      text: [
        'I link ad altri siti portano a contenuti di terzi. Verifichiamo i contenuti quando inseriamo un link e rimuoviamo il link se veniamo a sapere che sono illeciti.',
      ],
      points: [],
    },
    liability: {
      title: 'Disponibilità e responsabilità',
      text: [
        'Gestiamo il sito con cura, ma non ne garantiamo la disponibilità permanente. Queste condizioni non limitano le responsabilità che la legge non consente di limitare, per esempio in caso di morte, lesioni personali, dolo o frode.',
        'Le altre disposizioni sulla responsabilità saranno fissate con la revisione legale.',
      ],
      points: [],
    },
    law: {
      title: 'Legge applicabile e foro competente',
      text: [
        'La legge applicabile e il foro competente saranno fissati con la revisione legale. Restano salve le norme inderogabili del Paese di residenza abituale.',
      ],
      points: [],
    },
    contact: { title: 'Contatti', text: ['Domande su queste condizioni: {email}.'], points: [] },
  },
} satisfies Translated<typeof en>
