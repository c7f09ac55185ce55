import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  groups: {
    site: 'Il vostro magazzino',
    fleet: 'Contratto e flotta',
    operation: 'Attività',
    safety: 'Incidenti e adempimenti',
  },
  hints: {
    country: 'Determina prezzi, retribuzioni e costi dell’energia.',
    companyName: 'Compare sulla stima stampata; non cambia alcuna cifra.',
    aisleLength: 'Media per corsia.',
    shifts: 'Per giorno lavorativo.',
    capacityUsed: 'Sul totale delle ore programmate.',
    margin: 'Sui ricavi di movimentazione.',
    accidents: 'Si conta ogni urto che comporta un costo.',
    daysDown: 'Giorni lavorativi senza il carrello.',
    complianceFees: 'Per esempio verifiche periodiche, abilitazioni, sanzioni.',
  },
  units: {
    forklifts: 'carrelli',
    aisleLength: 'm',
    aisles: 'corsie',
    shiftHours: 'h',
    workingDays: 'giorni',
    pallets: 'pallet',
    capacityUsed: '%',
    margin: '%',
    repairCost: '{currency}',
    daysDown: 'giorni',
    complianceFees: '{currency}',
  },
  areaUnit: 'Unità della superficie',
  areaUnits: {
    m2: 'm²',
    sqft: 'ft²',
  },
  errors: {
    missing: 'Inserire un numero',
    missingName: 'Inserire il nome dell’azienda',
    missingChoice: 'Selezionare una voce dell’elenco',
    number: 'Inserire un numero in questo formato: {example}',
    integer: 'Inserire un numero intero',
    range: 'Inserire un numero tra {min} e {max}',
    hours: 'Turni × ore: al massimo 24',
    aislesWithoutLength: 'Indicare anche la lunghezza o lasciare vuoti entrambi i campi',
    lengthWithoutAisles: 'Indicare anche il numero di corsie o lasciare vuoti entrambi i campi',
    choice: 'Selezionare una voce dell’elenco',
    tooLong: 'Massimo {max} caratteri',
  },
  stillUses: '{error}. Il risultato è ancora calcolato con {value}.',
  estimator: {
    example:
      'I campi contengono i valori di un esempio: sostituiteli con i vostri. I valori in grigio sono predefiniti.',
    refine: 'Affina il calcolo: altri {count} campi',
    refineExample:
      'Per corsie, adempimenti e verifiche valgono i dati dell’esempio, per gli altri campi i valori predefiniti.',
    refineChanged: 'Diversi dall’esempio: {changed} su {count}.',
    printTitle: 'Stampare la stima',
    linkTitle: 'Link alla stima',
    cancel: 'Annulla',
    checkEntries: 'Controllare questi dati',
    calculate: 'Calcola',
    reset: 'Ripristina l’esempio',
    discuss: 'Parliamo di questa stima',
    copyLink: 'Copia link',
    copied: 'Il link con i valori inseriti è stato copiato negli appunti.',
    notCopied:
      'L’indirizzo di questa pagina contiene ora i valori inseriti. Si può copiare dalla barra degli indirizzi.',
    print: 'Stampa / PDF',
    toResult: 'Vedi il risultato',
    shared: 'Stima condivisa del {date}{company}, listino {version}.',
    sharedToday:
      'Con i prezzi attuali (listino {version}): tempo di ritorno {payback}, investimento {investment}.',
    sharedSame: 'Questi prezzi sono ancora validi.',
    planAnchors:
      'La vostra planimetria ha {planned} ancore, la stima ne conta {counted}. Con quelle della planimetria: hardware {hardware} invece di {countedHardware}, tempo di ritorno {payback} invece di {countedPayback}.',
    planRest:
      'Il risultato mantiene il numero della stima. Ciò che la planimetria non dice viene dall’esempio.',
    drawHall: 'Disegna questo magazzino',
    sharedLost:
      'Al momento non è possibile caricare quel listino: il risultato usa i prezzi attuali (listino {version}).',
    useToday: 'Calcola con i prezzi attuali',
    damaged:
      'Questo link è danneggiato. Non è stato possibile leggere i dati seguenti, che restano quelli dell’esempio: {fields}. Controllare questi campi.',
  },
} satisfies Translated<typeof en>
