import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it: Translated<typeof en> = {
  title: 'Chi siamo: che cosa facciamo e che cosa no',
  description:
    'Azienda fondata nel 2018, con sedi a Londra e Lisbona: che cosa misuriamo in magazzino, che cosa lasciamo fuori e che cosa si può verificare prima di firmare.',
  heading: 'Due sedi, un solo tema',
  lead: 'Localizziamo carrelli, pallet, attrezzature e persone nei magazzini e dalle posizioni ricaviamo avvisi e report. L’azienda è stata fondata nel {year} e ha sedi a Londra e Lisbona.',
  line: {
    title: 'Una sola scala per entrambe',
    text: [
      'Da Lisbona a Londra ci sono {distance} lungo il cerchio massimo. Un impulso radio impiegherebbe {time}.',
      'In magazzino lo stesso impulso va dal tag all’ancora. Lì {short} corrispondono a dieci centimetri. Il nostro lavoro consiste nel misurare il tempo con questa accuratezza e nell’indicare i punti in cui l’acciaio lo impedisce.',
      'Londra e Lisbona hanno la stessa ora tutto l’anno. Ciò che arriva a una sede al mattino si può leggere nell’altra il giorno stesso.',
    ],
    caption:
      'Carta dell’Europa occidentale con una linea retta di {distance} tra Lisbona e Londra e una scala grafica di {bar}.',
    block: [
      'Le distanze che passano per il centro della carta sono in scala',
      'Coste: Natural Earth, pubblico dominio',
    ],
  },
  scope: {
    title: 'Che cosa facciamo e che cosa lasciamo fuori',
    lead: 'Ogni riga a destra è una scelta. Se la funzione serve, la svolge un altro sistema, al quale possiamo fornire la posizione.',
    do: 'Che cosa facciamo',
    dont: 'Che cosa lasciamo fuori',
    rows: [
      [
        'Localizziamo carrelli, pallet, attrezzature e persone dotate di tag.',
        'Non filmiamo nessuno.',
      ],
      [
        'Nei report indichiamo velocità, urti, inattività e attese per carrello, luogo e turno.',
        'Non valutiamo i carrellisti e non facciamo classifiche.',
      ],
      [
        'Avvisiamo il carrellista. L’avviso è un’assistenza.',
        'Non freniamo e non rallentiamo i carrelli: l’avviso non è una funzione di sicurezza.',
      ],
      [
        'Trasmettiamo posizioni ed eventi al WMS tramite l’interfaccia REST.',
        'Non pianifichiamo ordini e non assegniamo missioni.',
      ],
      [
        'Indichiamo l’incertezza di ogni posizione.',
        'Non promettiamo centimetri dove c’è acciaio tra tag e ancora.',
      ],
    ],
  },
  figures: {
    title: 'Come trattiamo i numeri',
    text: [
      'Tutti i valori di questo sito stanno in un unico elenco, con unità, condizione e origine. I {count} risultati delle case history provengono da tre clienti anonimi. Settore, dimensioni e periodo non sono pubblicati. I risultati non sono una previsione per il vostro magazzino e non vanno sommati.',
      'I fatti tratti da fonti esterne hanno una nota con indirizzo e data. La stima mostra le formule, le ipotesi e la versione del listino.',
    ],
    benefits: 'I risultati e i loro limiti',
    pricing: 'La stima e il suo metodo',
  },
  stay: {
    title: 'Ci saremo ancora tra cinque anni?',
    text: [
      'Nessuna pagina può dimostrarlo. Non pubblichiamo fatturato, organico o nomi di clienti. Ciò che limita il rischio sta nel contratto e nell’interfaccia.',
    ],
    points: [
      'Il contratto pilota dura da uno a tre mesi, con hardware gratuito.',
      'Il piano Partner è un contratto di un anno. L’hardware si noleggia o si acquista.',
      'Posizioni ed eventi escono dalla piattaforma tramite un’interfaccia REST: i report non dipendono dalle nostre schermate.',
      'Lo smontaggio e la restituzione dei dati a fine contratto si definiscono nel preventivo. È bene chiederlo prima di firmare.',
    ],
    contact: 'A chi scrivere',
  },
}
