import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Vantaggi: cifra, definizione e limite',
  description:
    'Sicurezza, efficienza, capacità, adempimenti e CO₂: su che cosa si basa ogni cifra, quando un evento conta, che cosa non indica e la sua riga nella stima.',
  heading: 'Cinque effetti in un solo bilancio',
  lead: 'Per ogni effetto è indicato su che cosa si basa la cifra, quando un evento conta e che cosa la cifra non indica. Alla fine c’è la riga della stima in cui l’effetto diventa un importo.',
  warning:
    'Le cifre vengono da tre clienti anonimi. Non sono una previsione per il vostro magazzino e non si possono sommare.',
  ledger: {
    title: 'Nove risultati e una stima su una sola scala',
    lead: 'Tutte le barre hanno la stessa scala. Per due righe su cinque un risultato non esiste, e la riga lo indica.',
    measured: 'Su che cosa si basa',
    counted: 'Quando conta',
    isNot: 'Che cosa non indica',
    line: 'La riga nella stima',
    study: 'Case history {number}',
    none: 'Nessun risultato nelle case history',
    example:
      'Importi: esempio della stima ({country}, {forklifts} carrelli elettrici, {shifts} turni, {pallets} pallet all’anno), IVA esclusa. Calcolati con il listino pubblicato, non misurati.',
  },
  rows: {
    safety: {
      name: 'Sicurezza',
      measured:
        'Urti: i picchi di accelerazione del carrello, con ora e luogo. Eccessi di velocità: la velocità del carrello in una zona con limite.',
      counted:
        'Un urto conta oltre una soglia, un eccesso di velocità oltre una certa durata. Le due soglie si concordano sul posto: con un’altra soglia cambia anche il conteggio.',
      isNot:
        'Non è un conteggio di incidenti né di infortuni e non permette conclusioni sui premi assicurativi. Molti incidenti hanno cause che nessuna posizione mostra, come la caduta di un carico.',
    },
    efficiency: {
      name: 'Efficienza',
      measured:
        'Le posizioni dei carrelli, gli orari degli ordini nel WMS e il punto di deposito di ogni pallet letto.',
      counted:
        'Il tempo di risposta va dall’ordine al primo movimento, il tempo di ricerca {searchSpan}, il tempo di prelievo fino a quando il pallet lascia l’ubicazione. L’inattività si ricava dalla curva di velocità più sotto.',
      isNot:
        'I minuti liberati non sono ancora denaro. Lo diventano quando un turno, un’ora di straordinario o un carrello non servono più.',
    },
    capacity: {
      name: 'Capacità',
      measured:
        'I carrelli in movimento nello stesso momento, per quarto d’ora. I pallet depositati, per turno.',
      counted:
        'Un carrello è superfluo se se ne sarebbe potuto fare a meno anche nell’ora più intensa di un ciclo completo.',
      isNot:
        'Le due cifre sulla flotta vengono da due magazzini: {night} riguarda un turno di notte, {fleet} un’intera flotta. In bassa stagione ogni flotta sembra troppo grande.',
    },
    compliance: {
      name: 'Adempimenti e verifiche',
      measured:
        'I controlli pre-uso, con carrello, ora, punto ed esito. I pallet usciti fuori ordine, con canale, ora e motivo.',
      counted:
        'Un controllo conta se ogni punto ha una risposta prima dell’uso del carrello. Un’uscita conta come fuori ordine se un pallet più recente esce prima di uno più vecchio.',
      isNot:
        'La registrazione documenta il controllo quotidiano previsto da norme come 29 CFR 1910.178(q)(7) negli Stati Uniti.[^osha1910178] Non sostituisce la verifica annuale di un esperto richiesta in Germania[^dguv68] né l’esame approfondito obbligatorio in Gran Bretagna[^lolerExamination]. Nessuno dei nove risultati misura il FIFO.',
    },
    co2: {
      name: 'CO₂',
      measured:
        'Questa cifra è calcolata: i percorsi e l’inattività risparmiati secondo la stima, il consumo orario di energia di un carrello e {factor} kg di CO₂e per kWh di elettricità ({country}).',
      counted:
        'Contano soltanto la riduzione del tempo di ricerca, del tempo di prelievo e dell’inattività.',
      isNot:
        'Non è una cifra certificata. Un bilancio di sostenibilità usa fattori di conversione ufficiali.[^conversionFactors]',
    },
  },
  co2: {
    tons: 't di CO₂e all’anno',
    perPallet: 'kg di CO₂e per pallet',
    computed: 'Esempio, calcolato',
  },
  curve: {
    title: 'Da una curva, due cifre',
    lead: 'La velocità di un carrello in {minutes} minuti. Tre valori decidono che cosa conta: il limite, per quanto tempo lo si può superare e per quanto tempo un carrello acceso può restare fermo. Si concordano prima del primo report.',
    description:
      'Curva di velocità di un carrello con il suo limite. Un tratto oltre il limite dura abbastanza da contare come eccesso, un altro è troppo breve. Due soste contano come inattività, altre due, più brevi, no.',
    limit: 'Limite {limit}',
    minutes: 'min',
    kinds: {
      speeding: 'Eccesso di velocità: almeno {seconds} oltre il limite',
      brief: 'Oltre il limite, ma troppo breve',
      idling: 'Inattività: acceso e fermo per almeno {seconds}',
      stop: 'Sosta per un carico: troppo breve',
    },
    total: 'In questo percorso contano {speeding} di eccesso di velocità e {idling} di inattività.',
    block: ['Un carrello, un percorso', 'Dati e valori di esempio'],
  },
  rules: {
    title: 'Prima di usare le cifre',
    items: {
      add: {
        title: 'Le percentuali non si sommano',
        text: 'Tre clienti, tre magazzini, nove cifre. Il tempo di ricerca e il tempo di risposta si sovrappongono, e le cifre di due flotte diverse non ne fanno una sola.',
      },
      once: {
        title: 'Ogni importo ha la sua riga',
        text: 'Nella stima ogni importo sta in una sola riga, e la somma delle righe è il beneficio annuo. Le ore liberate contano solo in parte; la quota è un’ipotesi pubblicata. Sono esclusi il collegamento al vostro WMS, le piattaforme elevabili, il cablaggio e le ore del vostro personale.',
      },
      first: {
        title: 'Meglio partire da un dato già noto',
        text: 'Prima la sicurezza o la rapidità? Partite dall’effetto per cui esiste un valore di partenza: gli urti nell’elenco delle riparazioni, oppure una settimana di tempi di ricerca annotati. Senza un valore di partenza nessuna variazione è dimostrabile.',
      },
      who: {
        title: 'Si misurano i carrelli, non le persone',
        text: 'I report riguardano carrelli, turni e luoghi, senza classifiche di persone. Appena si può risalire a chi guidava, la posizione è un dato personale: finalità, livello di dettaglio e tempi di conservazione si concordano con la RSU prima del primo tag.',
      },
    },
    own: 'Calcola il beneficio annuo',
    method: 'Come si calcola',
  },
} satisfies Translated<typeof en>
