import type { MethodWords } from './words.ts'

export const it = {
  title: 'Come si calcola la stima',
  lead: 'Ogni formula e ogni ipotesi, prese dalla tabella con cui lavora il calcolatore qui sopra: versione {version}, pubblicata il {date}.',
  does: [
    {
      title: 'Parte dalle quantità',
      text: 'Superficie e corsie danno le ancore, i carrelli danno i tag; da entrambi seguono le giornate-uomo. Prezzi e retribuzioni sono quelli del vostro Paese.',
    },
    {
      title: 'Prende i casi solo in parte',
      text: 'Ogni effetto si moltiplica per un peso secondo il vostro obiettivo, per un fattore del vostro settore e per ciò che si raggiunge nella durata del contratto.',
    },
    {
      title: 'Conta un’ora liberata una volta',
      text: 'Il {money} conta come lavoro risparmiato, al massimo il {sold} come flusso venduto. Due risultati dei casi restano fuori, perché conterebbero di nuovo la stessa ora: tempo di risposta agli ordini ridotto del {response} e {night} di carrelli in meno nel turno di notte.',
    },
    {
      title: 'Guarda la prima durata del contratto',
      text: 'Da essa si pagano hardware, installazione e l’intero canone software. Il ritorno è quindi più lungo di quello che conta solo l’hardware.',
    },
  ],
  formulas: 'Formule',
  formulaGroups: {
    quantities: 'Ancore, tag e gateway',
    investment: 'Investimento',
    hours: 'Ore ed efficienza',
    safety: 'Sicurezza e conformità',
    profit: 'Flusso e utile',
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
    'Specificato: indicato dall’azienda. Trovato: dato di una fonte pubblica. Derivato: calcolato da questi. Proposta: nessun dato pubblico trovato, l’azienda deve ancora confermarla.',
  weights: 'Obiettivi e settori',
  weightsCaption: 'Quanto conta ogni effetto per ogni obiettivo',
  objective: 'Obiettivo',
  levers: {
    impacts: 'Urti',
    compliance: 'Conformità',
    idling: 'Inattività',
    search: 'Ricerca',
    retrieval: 'Prelievo',
    rightSizing: 'Dimensione',
    throughput: 'Flusso',
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
    title: 'Da dove viene «ritorno medio in meno di {claim} mesi»',
    target:
      'La cifra era fissata prima che esistesse questo calcolatore, e durante la sua costruzione era un obiettivo. La prima bozza dava {draftExample} mesi per un capannone con 25 carrelli in Germania e due turni. Poi quattro ipotesi sono state spostate, ciascuna entro il suo intervallo plausibile, finché i siti tipici sono scesi sotto {claim} mesi:',
    moved: [
      'l’inattività, dal 20 al 25% delle ore utilizzate',
      'i pesi degli effetti sostenuti e collaterali, da 0,6 e 0,3 a 0,75 e 0,5',
      'una fila di ancore per due corsie invece di una per corsia',
      'il costo del carrellista, dal 70 al 75% del costo nazionale del lavoro',
    ],
    draft:
      'La divisione tra lavoro e flusso è stata rifatta una volta, perché la prima versione faceva apparire peggiore una flotta più piena. Era un errore. Con le prime tre ipotesi riportate alla bozza, il calcolo di allora dava una media di {draftMean} mesi e il {draftShare} dei siti sotto {claim}.',
    portfolio:
      'Con la tabella attuale, {sites} siti calcolati hanno un ritorno medio di {mean} mesi e il {share} è sotto {claim}: ogni Paese, obiettivo e tipo di carrello, in tre dimensioni, con due o tre turni e dal 70 all’80% di capacità utilizzata. Anche questo insieme è una scelta. Gli stessi siti con un solo turno richiedono in media {oneShift} mesi.',
    verdict:
      'Questi siti non sono quindi una prova indipendente dell’affermazione e non vanno citati come tale. Nessuno è stato misurato. Dobbiamo sostituire queste ipotesi con i dati delle nostre installazioni; fino ad allora il numero che conta è quello del vostro sito, con la sua banda.',
  },
} as const satisfies MethodWords
