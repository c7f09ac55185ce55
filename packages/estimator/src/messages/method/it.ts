import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Come si calcola la stima',
  lead: 'Ogni formula e ogni ipotesi, prese dal listino prezzi con cui lavora il calcolatore qui sopra: versione {version}, pubblicata il {date}.',
  amounts: 'Importi di questa sezione: {country}, {currency}.',
  does: [
    {
      title: 'Si parte dalle quantità',
      text: 'Da superficie e corsie si ricavano le ancore, dai carrelli i tag; da entrambi le giornate-uomo. Prezzi e retribuzioni sono quelli del vostro Paese.',
    },
    {
      title: 'Si applica solo una parte dei risultati',
      text: 'Ogni effetto si moltiplica per un peso che dipende dal vostro obiettivo, per il coefficiente del vostro settore e per la quota raggiunta nel periodo contrattuale.',
    },
    {
      title: 'Ogni ora liberata si conta una volta sola',
      text: 'Di ogni ora liberata si contano due parti: il {money} come manodopera risparmiata e al massimo il {sold} come pallet aggiuntivi fatturati. Due risultati delle case history restano fuori, perché conterebbero di nuovo la stessa ora: tempo di risposta agli ordini ridotto del {response} e {night} di carrelli in meno nel turno di notte.',
    },
    {
      title: 'Si considera il primo periodo contrattuale',
      text: 'Hardware, installazione e canone software dell’intero periodo contano come investimento. Il tempo di ritorno dell’investimento è quindi più lungo che se si contasse solo l’hardware.',
    },
  ],
  formulas: 'Formule',
  formulaGroups: {
    quantities: 'Ancore, tag e gateway',
    investment: 'Investimento',
    hours: 'Ore ed efficienza',
    safety: 'Sicurezza e adempimenti',
    profit: 'Pallet movimentati e utile',
    payback: 'ROI, tempo di ritorno e CO₂',
  },
  exceptions: 'Eccezioni: {list}.',
  constantGroups: {
    quantities: 'Ipotesi: quantità',
    prices: 'Ipotesi: prezzi e installazione',
    benefits: 'Ipotesi: effetti',
    defaults: 'Ipotesi: valori dei campi vuoti',
  },
  legend:
    'Dato nostro: una cifra dichiarata da noi. Fonte pubblica: una cifra pubblicata. Calcolato: deriva dalle precedenti. Stima nostra: non è stata trovata alcuna cifra pubblicata; l’intervallo mostra che cosa è plausibile.',
  weights: 'Obiettivi e settori',
  weightsCaption: 'Quanto conta ogni effetto per ogni obiettivo',
  objective: 'Obiettivo',
  levers: {
    impacts: 'Urti',
    compliance: 'Adempimenti',
    idling: 'Inattività',
    search: 'Tempo di ricerca',
    retrieval: 'Tempo di prelievo',
    rightSizing: 'Dimensionamento',
    throughput: 'Pallet movimentati',
  },
  countries: 'Paesi',
  countriesCaption: 'Prezzi, retribuzioni ed energia per Paese, senza IVA, nella valuta del Paese',
  columns: {
    currency: 'Valuta',
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
  basisOf: 'Costo del carrellista, {countries}',
  none: 'non indicata',
  claim: {
    title: 'Su che cosa si basa la media dichiarata, meno di {claim} mesi',
    sites:
      'Su {sites} scenari simulati con questo listino: tutti i Paesi, gli obiettivi e i tipi di carrello, con tre dimensioni di magazzino, due o tre turni, dal 70 all’80% di utilizzo e un costo annuo di adempimenti e verifiche di {fees} più {perTruck} per carrello. Il tempo di ritorno medio è di {mean} mesi; scenari con rientro in meno di {claim} mesi: {share}.',
    noFees:
      'Senza costi di adempimenti e verifiche la media è di {noFees} mesi; scenari con rientro in meno di {claim} mesi: {noFeesShare}.',
    moves: 'Che cosa sposta di più la media, a parità del resto:',
    variants: {
      oneShift: 'un turno invece di due o tre: {months} mesi',
      oneRow: 'una fila di ancore per corsia invece di una ogni due: {months} mesi',
      cautiousWeights:
        'pesi prudenziali, 0,6 e 0,3 invece di 0,75 e 0,5, per gli effetti che l’obiettivo favorisce e per quelli indiretti: {months} mesi',
      together:
        'gli ultimi due insieme, con il 20% di inattività nelle ore utilizzate: {months} mesi',
    },
    verdict:
      'Una media dice poco di un singolo magazzino. Conta il tempo di ritorno del vostro magazzino con il suo intervallo, riportato nella stima qui sopra.',
  },
} as const satisfies Translated<typeof en>
