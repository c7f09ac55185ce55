import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Come si calcola la stima',
  lead: 'Ogni formula e ogni ipotesi, prese dalla tabella con cui lavora il calcolatore qui sopra: versione {version}, pubblicata il {date}.',
  does: [
    {
      title: 'Parte dalle quantità',
      text: 'Da superficie e corsie si ricavano le ancore, dai carrelli i tag; da entrambi le giornate-uomo. Prezzi e retribuzioni sono quelli del vostro Paese.',
    },
    {
      title: 'Applica i risultati dei casi in parte',
      text: 'Ogni effetto si moltiplica per un peso secondo il vostro obiettivo, per un fattore del vostro settore e per ciò che si raggiunge nel periodo contrattuale.',
    },
    {
      title: 'Conta ogni ora liberata una volta',
      text: 'Una quota dell’ora ({money}) conta come manodopera risparmiata, un’altra ({sold} al massimo) come movimentazione venduta. Due risultati dei casi restano fuori, perché conterebbero di nuovo la stessa ora: tempo di risposta agli ordini ridotto del {response} e {night} di carrelli in meno nel turno di notte.',
    },
    {
      title: 'Considera il primo periodo contrattuale',
      text: 'Hardware, installazione e canone software dell’intero periodo contano come investimento. Il tempo di ritorno è quindi più lungo che se si contasse solo l’hardware.',
    },
  ],
  formulas: 'Formule',
  formulaGroups: {
    quantities: 'Ancore, tag e gateway',
    investment: 'Investimento',
    hours: 'Ore ed efficienza',
    safety: 'Sicurezza e conformità',
    profit: 'Movimentazione e utile',
    payback: 'Rendimento, ritorno e CO₂',
  },
  exceptions: 'Eccezioni: {list}.',
  constantGroups: {
    quantities: 'Ipotesi: quantità',
    prices: 'Ipotesi: prezzi e installazione',
    benefits: 'Ipotesi: effetti',
    defaults: 'Ipotesi: valori dei campi vuoti',
  },
  legend:
    'Specificato: indicato da noi. Trovato: dato di una fonte pubblica. Derivato: calcolato dai precedenti. Proposto: nessun dato pubblico trovato, dobbiamo ancora confermarlo.',
  weights: 'Obiettivi e settori',
  weightsCaption: 'Quanto conta ogni effetto per ogni obiettivo',
  objective: 'Obiettivo',
  levers: {
    impacts: 'Urti',
    compliance: 'Conformità',
    idling: 'Inattività',
    search: 'Ricerca',
    retrieval: 'Prelievo',
    rightSizing: 'Dimensionamento',
    throughput: 'Movimentazione',
  },
  countries: 'Paesi',
  countriesCaption: 'Prezzi, retribuzioni ed energia per Paese, senza IVA, nella valuta del Paese',
  columns: {
    currency: 'Valuta',
    basis: 'Base',
    vatRate: 'IVA',
    fx: 'Per EUR',
    priceIndex: 'Indice',
    manDay: 'Giornata-uomo',
    operator: 'Carrellista, all’ora',
    electricity: 'Elettricità, kWh',
    lpg: 'GPL, kg',
    diesel: 'Gasolio, l',
    gridCo2: 'kg CO₂ per kWh',
  },
  basisOf: 'Costo del carrellista, base {key}',
  none: 'non indicata',
  claim: {
    title: 'Da dove viene «ritorno medio in meno di {claim} mesi»',
    target:
      'La cifra era fissata prima che esistesse questo calcolatore, e durante la sua costruzione era un obiettivo. La prima bozza dava {draftExample} mesi per un capannone in Germania con 25 carrelli e due turni. Poi quattro ipotesi sono state modificate, ciascuna entro il suo intervallo plausibile, finché i magazzini tipici sono scesi sotto {claim} mesi:',
    moved: [
      'l’inattività, dal 20 al 25% delle ore utilizzate',
      'i pesi degli effetti favoriti e di quelli indiretti, da 0,6 e 0,3 a 0,75 e 0,5',
      'una fila di ancore per due corsie invece di una per corsia',
      'il costo del carrellista, dal 70 al 75% del costo nazionale del lavoro',
    ],
    draft:
      'La ripartizione tra manodopera e movimentazione è stata rifatta una volta, perché la prima versione faceva apparire peggiore una flotta più impegnata. Era un errore. Con le prime tre ipotesi riportate ai valori iniziali, il calcolo di allora dava una media di {draftMean} mesi; quota dei magazzini sotto {claim} mesi: {draftShare}.',
    portfolio:
      'Con la tabella attuale, {sites} magazzini calcolati hanno un tempo di ritorno medio di {mean} mesi; quota sotto {claim} mesi: {share}. Sono compresi tutti i Paesi, gli obiettivi e i tipi di carrello, in tre dimensioni, con due o tre turni e dal 70 all’80% di capacità utilizzata. Anche questo insieme è una scelta. Gli stessi magazzini con un solo turno richiedono in media {oneShift} mesi.',
    verdict:
      'Questi magazzini non sono quindi una prova indipendente dell’affermazione e non vanno citati come tale. In nessuno sono state fatte misure. Dobbiamo sostituire queste ipotesi con i dati delle nostre installazioni; fino ad allora il numero che conta è quello del vostro magazzino, con la sua banda.',
  },
} as const satisfies Translated<typeof en>
