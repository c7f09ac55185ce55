import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Condizioni d’uso',
  description:
    'Condizioni d’uso di questo sito: che cosa significano le cifre, che cosa non è un’offerta, contenuti e marchi, link, disponibilità e responsabilità.',
  draft: 'Bozza, da sottoporre a revisione legale prima della pubblicazione.',
  lead: 'Queste condizioni regolano l’uso del sito. Chi acquista o noleggia un sistema firma un contratto a parte.',
  sections: {
    scope: {
      title: 'Ambito',
      text: [
        '{company} rivolge questo sito alle aziende che desiderano informarsi sulla localizzazione a banda ultralarga in magazzino e in fabbrica. Usandolo si accettano queste condizioni. I contratti pilota e partner hanno condizioni proprie, che prevalgono per tutto ciò che regolano.',
      ],
      points: [],
    },
    figures: {
      title: 'Cifre, risultati e stime',
      text: [
        'I valori tecnici indicati con «fino a» si raggiungono in condizioni adatte: ancore sufficienti, visibilità diretta, installazione corretta. I risultati dei tre casi di studio sono stati ottenuti in quei siti e non sono una promessa per altri. Le immagini di capannoni e cruscotti mostrano dati di esempio.',
        'Una stima è un calcolo sui valori inseriti. Non sostituisce né un sopralluogo né un’offerta.',
      ],
      points: [],
    },
    offer: {
      title: 'Nessuna offerta',
      text: [
        'Nulla in questo sito è un’offerta vincolante. Una richiesta di demo o un’iscrizione alla newsletter non crea alcun contratto e non costa nulla. Un contratto nasce solo da un accordo scritto.',
      ],
      points: [],
    },
    use: {
      title: 'Uso del sito',
      text: [
        'Le pagine si possono leggere, stampare e collegare con un link. I moduli vanno compilati con dati veri e solo per sé o per la propria azienda.',
      ],
      points: [
        'Nessun disturbo al funzionamento del sito e nessun tentativo di accedere ad aree non destinate al visitatore',
        'Nessuna compilazione automatica dei moduli',
        'Nessuna copia del sito nel suo insieme, né per la pubblicità di un altro fornitore',
      ],
    },
    staff: {
      title: 'Area amministrativa',
      text: [
        'L’area dietro l’accesso è riservata al nostro personale. Le credenziali sono personali e non vanno cedute.',
      ],
      points: [],
    },
    rights: {
      title: 'Contenuti e marchi',
      text: [
        'Testi, disegni, software e il nome {brand} sono protetti. Il materiale stampa può essere usato a scopo informativo, senza modifiche e citando la fonte.',
      ],
      points: [],
    },
    links: {
      title: 'Link',
      text: [
        'I link ad altri siti portano a contenuti non nostri. Li verifichiamo quando inseriamo il link e lo rimuoviamo quando veniamo a sapere che sono illeciti.',
      ],
      points: [],
    },
    liability: {
      title: 'Disponibilità e responsabilità',
      text: [
        'Gestiamo il sito con cura, ma non ne garantiamo la disponibilità permanente. Nulla in queste condizioni limita una responsabilità che la legge non consente di limitare, per esempio in caso di morte, lesioni, dolo o frode.',
        'Le altre disposizioni sulla responsabilità saranno fissate con la revisione legale.',
      ],
      points: [],
    },
    law: {
      title: 'Legge e foro',
      text: [
        'La legge applicabile e il foro competente saranno fissati con la revisione legale. Restano salvi i diritti inderogabili del luogo di residenza.',
      ],
      points: [],
    },
    contact: { title: 'Contatti', text: ['Domande su queste condizioni: {email}.'], points: [] },
  },
} satisfies Translated<typeof en>
