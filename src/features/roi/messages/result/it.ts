import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Risultato della stima',
  example: 'Valori di esempio',
  payback: 'Tempo di ritorno',
  roiOver: 'ROI su {months} mesi',
  benefit: 'Beneficio all’anno',
  months: '{value} mesi',
  hours: '{value} h',
  notReached: 'non raggiunto',
  aboveTenYears: 'oltre 10 anni',
  pilot:
    'Un pilota paga l’installazione in tre mesi, quindi il suo ROI è di norma negativo. Mostra se le posizioni sono giuste, non ancora quanto rendono.',
  toPartner: 'Calcola il primo anno partner',
  optimistic: 'ottimistico',
  cautious: 'prudente',
  stated: 'media dichiarata: meno di {months}',
  band: 'Banda esterna: nove ipotesi portate insieme all’estremo ottimistico e a quello prudente. Non è un intervallo di confidenza.',
  chart: 'Quando l’investimento è ripagato',
  goLive: 'Mesi dall’avvio',
  thousands: 'Beneficio meno investimento, migliaia di {currency}',
  millions: 'Beneficio meno investimento, milioni di {currency}',
  chartText:
    'All’investimento di {investment} del primo giorno segue un beneficio di {monthly} al mese. Ripagato dopo: {payback}; caso ottimistico: {optimistic}; caso prudente: {cautious}.',
  flows: 'Quanto entra, quanto torna',
  floor: 'Nel magazzino',
  downtimeValue: 'Fermo evitato',
  rented: 'oppure a noleggio: {amount} al mese per {months} mesi',
  how: 'Ogni cifra si apre e mostra come è calcolata.',
  amounts: 'Beneficio e risparmio all’anno. Tutti gli importi sono IVA esclusa.',
  warnings: {
    AISLES_EXCEED_AREA:
      'Le corsie occupano più della superficie totale. La stima presume che accanto non resti superficie libera; verificare lunghezza, numero e superficie.',
    COUNTRY_NOT_PRICED:
      'Per questo Paese non ci sono ancora prezzi. La stima usa quelli del resto del mondo, in euro.',
  },
  swings: 'Le ipotesi che pesano di più',
  swingsNote:
    'Tempo di ritorno se un’ipotesi si sposta a un estremo del suo intervallo plausibile e tutte le altre restano.',
  target: 'Ritorno in {months} mesi: che cosa dovrebbe valere',
  targetInput: 'Dato da modificare',
  atLeast: '{name}: almeno {least}.',
  atMost: '{name}: al massimo {most}.',
  between: '{name}: da {least} a {most}.',
  staysAtLeast: 'Raggiunto con {value}, il valore inserito, purché non scenda sotto {least}.',
  staysAtMost: 'Raggiunto con {value}, il valore inserito, purché non superi {most}.',
  staysBetween: 'Raggiunto con {value}, il valore inserito, purché resti tra {least} e {most}.',
  always: 'Raggiunto con ogni valore da {min} a {max}, a parità degli altri dati.',
  never: 'Nessun valore da {min} a {max} basta, a parità degli altri dati.',
  options: 'Raggiunto con: {options}.',
  everyOption: 'Raggiunto con ogni opzione, a parità degli altri dati.',
  noOption: 'Nessuna opzione basta, a parità degli altri dati.',
  basis: 'Su che cosa poggia la stima',
  defaults: 'Campi lasciati vuoti, per i quali valgono questi valori',
  version: 'Versione {version} delle costanti, del {date}.',
} satisfies Translated<typeof en>
