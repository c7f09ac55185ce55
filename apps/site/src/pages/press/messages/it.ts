import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it: Translated<typeof en> = {
  title: 'Sala stampa: i dati essenziali in una pagina',
  description:
    'Presentazione in tre lunghezze, dati con la loro fonte, nove valori con i loro limiti, e logo, colori e disegni in un solo archivio.',
  heading: 'I dati essenziali in una pagina',
  lead: 'Ogni dato ha la sua condizione e la sua fonte e si può copiare così com’è. Ciò che qui manca non è pubblico: organico, fatturato, fondatori, investitori, nomi di clienti.',
  copy: { copy: 'Copia', copied: 'Copiato' },
  facts: {
    title: 'Scheda informativa',
    lead: 'Il limite fa parte del dato: vi preghiamo di pubblicare entrambi.',
    source: 'Fonte: {source}',
    sources: { company: 'l’azienda', product: 'specifica del prodotto' },
    rows: {
      name: { name: 'Nome', text: '{brand}, ragione sociale {legal}' },
      founded: { name: 'Fondazione', text: '{year}' },
      offices: { name: 'Sedi', text: 'Londra e Lisbona' },
      field: {
        name: 'Attività',
        text: 'Localizzazione in tempo reale di carrelli, pallet, attrezzature e persone nei magazzini tramite banda ultralarga (UWB)',
      },
      accuracy: {
        name: 'Precisione',
        text: 'Fino a {accuracy} in tre dimensioni, con visibilità diretta verso un numero sufficiente di ancore ben collocate e rilevate',
      },
      rate: {
        name: 'Frequenza di aggiornamento',
        text: 'Fino a {rate} per un tag; la frequenza di ogni tag si imposta in base al numero di tag',
      },
      live: {
        name: 'Latenza della vista in diretta',
        text: '{live}; la vista in diretta serve a orientarsi e non ferma alcun carrello',
      },
      uptime: { name: 'Disponibilità', text: 'Fino al {uptime}, con backup giornalieri' },
      range: {
        name: 'Portata radio',
        text: 'Fino a {range}, con antenna opzionale {rangeLonger} o {rangeLongest}, con visibilità diretta',
      },
      alerts: {
        name: 'Avvisi di collisione',
        text: 'Assistenza al carrellista. Non sono una funzione di sicurezza e non sostituiscono la valutazione dei rischi',
      },
    },
  },
  boilerplate: {
    title: 'Presentazione in tre lunghezze',
    lead: 'Circa {short}, {medium} e {long} parole, ricavate solo da dati pubblicati.',
    name: 'Circa {words} parole',
    texts: {
      short:
        '{brand} localizza carrelli, pallet, attrezzature e persone nei magazzini tramite banda ultralarga, con una precisione fino a {accuracy}. Fondata nel {year}, ha sedi a Londra e Lisbona.',
      medium:
        '{brand} localizza carrelli, pallet, attrezzature e persone nei magazzini. I tag emettono impulsi a banda ultralarga, le ancore ne misurano l’arrivo e una piattaforma calcola le posizioni, con una precisione fino a {accuracy} se c’è visibilità diretta verso un numero sufficiente di ancore rilevate. Il carrellista riceve un avviso e i report mostrano velocità, urti, inattività e attese. L’azienda è stata fondata nel {year} e ha sedi a Londra e Lisbona.',
      long: '{brand} localizza carrelli, pallet, attrezzature e persone nei magazzini. I tag emettono impulsi a banda ultralarga, le ancore ne misurano l’arrivo e una piattaforma calcola le posizioni, con una precisione fino a {accuracy} se c’è visibilità diretta verso un numero sufficiente di ancore rilevate. La vista in diretta ha {live} di ritardo, i report {analytics}. Un’interfaccia REST trasmette posizioni ed eventi al sistema di gestione del magazzino. Il sistema assiste: non frena carrelli, non filma nessuno e non valuta i carrellisti. Tre clienti anonimi hanno comunicato nove risultati, tra cui il {impacts} di urti in meno e il {search} di tempo di ricerca in meno, ciascuno presso un solo cliente. I risultati non si sommano e non sono una previsione. L’azienda è stata fondata nel {year} e ha sedi a Londra e Lisbona.',
    },
  },
  cases: {
    title: 'Nove valori con i loro limiti',
    lead: 'Tre clienti anonimi. Settore, dimensioni, periodo e metodo non sono pubblicati. Le percentuali non si sommano e non sono una previsione.',
    study: 'Case history {number}',
    figure: 'Indicatore',
    change: 'Variazione',
    limits: {
      1: 'Urti ed eccessi di velocità dipendono da soglie concordate sul posto, l’inattività dalla durata minima della sosta.',
      2: 'Il valore della flotta riguarda il solo turno di notte. Il tempo di risposta va dall’ordine al primo movimento.',
      3: 'Il valore della flotta proviene da una sede diversa da quella del turno di notte. Il tempo di ricerca va {searchSpan}.',
    },
  },
  articles: {
    title: 'Notizie per la stampa',
    lead: 'Gli articoli della categoria Stampa, dal più recente.',
    all: 'Tutti gli articoli',
  },
  kit: {
    title: 'Cartella stampa',
    lead: 'Un archivio con il simbolo in SVG e PNG, i colori e due disegni del magazzino di esempio in PNG.',
    licence:
      'Simbolo e disegni possono essere riprodotti senza modifiche in articoli su {brand}, citando la fonte. I disegni mostrano un magazzino di esempio con dati di esempio.',
    download: 'Scarica la cartella stampa (ZIP)',
    ask: 'Contatta l’ufficio stampa',
    mark: 'Il simbolo su carta e su blu notte',
  },
}
