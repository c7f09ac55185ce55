import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it: Translated<typeof en> = {
  title: 'Portare con sé la planimetria',
  lead: 'La planimetria resta nel vostro browser finché non la inviate voi a qualcuno.',
  name: 'Nome della planimetria',
  nameHint: 'Compare sul disegno e nei nomi dei file.',
  files: {
    svg: 'Disegno (SVG)',
    csv: 'Distinta dei materiali (CSV)',
    json: 'Planimetria (JSON)',
  },
  paper: 'Carta',
  print: 'Stampa o salva in PDF',
  openFile: 'Apri una planimetria (JSON)',
  dropHint:
    'Potete anche trascinare il file in un punto qualsiasi di questa pagina. Con «Annulla» torna la planimetria attuale.',
  share: 'Link',
  copyLink: 'Copia il link alla planimetria',
  sendLink: 'Condividi il link',
  linkByHand: 'Link alla planimetria',
  linkHint:
    'Il link contiene l’intera planimetria, i carrelli e le impostazioni del turno. Chi lo ha può vederli.',
  device: 'Su questo dispositivo',
  forget: 'Dimentica questa planimetria',
  next: 'Prossimi passi',
  estimate: 'Usa questi dati nella stima',
  estimateHint: 'Superficie, corsie, lunghezza media delle corsie e carrelli vi sono già inseriti.',
  discuss: 'Parliamo di questa planimetria',
  withLink: 'Aggiungi il link alla planimetria',
  summary: 'Il vostro messaggio inizierà così',
  both: {
    title: 'Due planimetrie',
    text: 'State vedendo la planimetria del link. La vostra ultima planimetria è conservata su questo dispositivo. Finché non scegliete vi resta, e le modifiche alla planimetria del link non vengono conservate.',
    keepLink: 'Continua con la planimetria del link',
    openOwn: 'Apri la mia planimetria',
  },
  script: {
    untitled: 'Planimetria',
    date: 'Data: {date}',
    version: 'Costanti del modello del magazzino: versione {version}',
    shares: '{fine} ottima, {good} buona, {weak} debole, {none} nessuna posizione',
    size: '{area}, {anchors} ancore',
    anchorColumns: ['Ancora', 'x, m', 'y, m', 'Altezza, m', 'Portata, m'],
    notAPlan: 'Questa non è una planimetria. La planimetria attuale è invariata.',
    tooLarge:
      'Questa planimetria supera 256 KB, o il suo link 8.000 caratteri. La planimetria attuale è invariata.',
    brokenLink:
      'Il link è danneggiato: non contiene alcuna planimetria. Potete comunque disegnare qui.',
    otherVersion:
      'Il link proviene da un’altra versione del simulatore e qui non è leggibile. La planimetria attuale è invariata.',
    unreadable: 'Non è stato possibile leggere il file. La planimetria attuale è invariata.',
    opened: 'La planimetria è aperta. Con «Annulla» torna quella precedente.',
    faulty: 'La planimetria è aperta. Prima che ci sia una mappa vanno corretti alcuni punti.',
    fromLink: 'State vedendo la planimetria del link.',
    continued: 'Questa è la vostra ultima planimetria, conservata su questo dispositivo.',
    kept: 'Questa planimetria è conservata su questo dispositivo.',
    notKept:
      'Questo browser non conserva la planimetria: la memoria è piena o bloccata. Salvatela come JSON.',
    nothingKept: 'Su questo dispositivo non è ancora conservata alcuna vostra planimetria.',
    forgotten: 'La planimetria non è più conservata su questo dispositivo. Resta sullo schermo.',
    copied: 'Il link è copiato.',
    notCopied:
      'Non è stato possibile copiare né condividere il link. È selezionato nel campo sotto i pulsanti.',
    tooLong:
      'Questa planimetria è troppo grande per un link. Salvatela come JSON e inviate il file.',
    longMessage:
      'Con il link il messaggio sarebbe troppo lungo. Potrete inviarci la planimetria in JSON quando vi risponderemo.',
    discuss: [
      'Ho disegnato la planimetria di un magazzino: {name}',
      '{area}, corsie: {aisles}, lunghezza media delle corsie {length}',
      'Ancore: {anchors}, {share} della superficie percorribile ottima o buona',
      'Carrelli: {trucks}',
    ],
    planLink: 'Planimetria: {link}',
  },
}
