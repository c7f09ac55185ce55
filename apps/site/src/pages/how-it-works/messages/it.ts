import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Come funziona: nove passi fino alla decisione',
  description:
    'Dalla planimetria alla decisione in nove passi: che cosa fate voi, che cosa facciamo noi, quale documento ne risulta e quante giornate-uomo servono.',
  heading: 'Nove passi disegnati in scala',
  lead: 'Le durate valgono per un magazzino di esempio di {area} m² con {forklifts} carrelli. La stima prevede {anchors} ancore, {tags} tag, {gateways} gateway e {manDays} giornate-uomo.',
  order:
    'La RSU e la protezione dei dati vengono prima del sopralluogo. La durata di questi colloqui decide di solito la data di tutto il resto.',
  steps: {
    title: 'Dalla planimetria alla decisione',
    lead: 'Così pianifichiamo un progetto; date e prezzi del vostro caso sono indicati nel preventivo. Una giornata-uomo è il giorno di lavoro di una persona. Le linee di quota sono in scala; quelle sottili sono tempi che nessuno può promettere.',
    you: 'Voi',
    we: 'Noi',
    paper: 'Documento che ne risulta',
    sum: 'In tutto {days} giornate-uomo, che la stima arrotonda a {manDays}: {fixed} giornate fisse, più una ogni {anchors} ancore, ogni {tags} tag e ogni {area} m².',
    items: {
      question: {
        name: 'Domanda e planimetria',
        length: 'su appuntamento',
        you: 'La planimetria, l’elenco dei carrelli e una domanda a cui il progetto pilota deve rispondere.',
        we: 'Domande sul magazzino e una prima stima di ancore, tag e giornate.',
      },
      agreement: {
        name: 'Accordo',
        length: 'durata aperta, perciò si comincia presto',
        you: 'Colloqui con la RSU e con il responsabile della protezione dei dati: finalità, accessi, tempi di conservazione, locali esclusi.',
        we: 'L’elenco dei punti da concordare e schermate di esempio che mostrano che cosa si vede. Nei Paesi di lingua tedesca i progetti si fermano soprattutto qui, perché i rappresentanti del personale vengono interpellati per ultimi.[^worksCouncilLast]',
      },
      survey: {
        name: 'Sopralluogo',
        length: '{days} giornata-uomo',
        you: 'Una persona che ci accompagni, le altezze di montaggio, un referente per la rete.',
        we: 'Giro di tutte le corsie, verifica radio, norme nazionali per le ancore all’aperto, punti deboli segnati sulla planimetria.',
      },
      mounting: {
        name: 'Montaggio e rete',
        length: '{days} giornate-uomo',
        you: 'Una piattaforma elevabile, corrente o PoE nei punti concordati, un segmento di rete (VLAN).',
        we: 'Ancore e gateway, poi il rilievo: si misurano le coordinate di ogni ancora. Un errore in questa fase si ritrova in ogni posizione.[^decawave]',
      },
      trucks: {
        name: 'Carrelli',
        length: '{days} giornate-uomo',
        you: 'I carrelli, uno alla volta, e il consenso del costruttore.',
        we: 'Un tag su ogni carrello e un convertitore CC/CC dove la tensione lo richiede.',
      },
      rules: {
        name: 'Zone, regole, persone',
        length: '{days} giornate-uomo',
        you: 'Una persona responsabile delle zone e le ore dei carrellisti per la formazione.',
        we: 'Zone e soglie sulla planimetria, formazione di carrellisti e capoturno.',
      },
      acceptance: {
        name: 'Collaudo',
        length: '{days} giornata-uomo',
        you: 'La scelta dei punti di prova.',
        we: 'Una misura in ogni punto. Il risultato è espresso come percentile, per esempio con le metriche della ISO/IEC 18305.[^iso18305]',
      },
      pilot: {
        name: 'Progetto pilota',
        length: 'da {least} a {most} mesi',
        you: 'Una persona che guardi le cifre ogni settimana.',
        we: 'Prima la misura di riferimento, senza avvisi; poi si attivano le regole.',
      },
      decision: {
        name: 'Decisione',
        length: 'spetta a voi',
        you: 'Piano Partner o fine del progetto.',
        we: 'Un preventivo per il piano Partner. Le condizioni di chiusura sono indicate nel preventivo del progetto pilota.',
      },
    },
  },
  plan: {
    masked: 'esclusa',
    weak: 'debole',
    partner: 'Piano Partner',
    stop: 'Fine del progetto',
    caption:
      'Planimetria as built di una parte del magazzino di esempio. Ogni numero indica che cosa ha aggiunto il suo passo: edificio (1), sala pausa esclusa (2), percorso del sopralluogo e punti deboli (3), ancore e gateway (4), carrelli con tag (5), zone (6), punti di prova (7), tracciati del progetto pilota (8), decisione (9). Dietro la scaffalatura isolata le ancore in vista sono troppo poche.',
    block: ['Planimetria as built', 'Griglia 2 m', 'Punti deboli calcolati'],
  },
  papers: {
    title: 'Otto documenti sul tavolo',
    lead: 'I primi otto passi si chiudono con un documento. Chi subentra più tardi può leggere che cosa è stato deciso e perché.',
    step: 'Passo',
    paper: 'Documento',
    contents: 'Contenuto',
    items: {
      question: {
        name: 'Stima',
        contents: 'Ancore, tag, giornate, tutte le formule e la versione del listino',
      },
      agreement: {
        name: 'Accordo sindacale',
        contents:
          'Finalità, accessi per ruolo, tempi di conservazione, locali esclusi, procedura per le modifiche; se necessario, la valutazione d’impatto (DPIA)',
      },
      survey: {
        name: 'Planimetria di sopralluogo',
        contents: 'Ancore previste, altezze di montaggio, punti deboli',
      },
      mounting: {
        name: 'Planimetria as built',
        contents: 'Coordinate di ogni ancora, gateway, percorsi dei cavi',
      },
      trucks: {
        name: 'Scheda di montaggio',
        contents: 'Per ogni carrello: posto del tag, tensione di alimentazione, convertitore',
      },
      rules: {
        name: 'Elenco delle regole',
        contents: 'Zone, limiti, soglie e destinatari di ogni avviso',
      },
      acceptance: {
        name: 'Verbale di collaudo',
        contents: 'Punti di prova, scostamenti misurati, le due firme',
      },
      pilot: {
        name: 'Esito del progetto pilota',
        contents:
          'Confronto con la misura di riferimento, risposta alla domanda del passo 1, lacune nei dati',
      },
    },
  },
  answers: {
    title: 'Quattro punti di vista, quattro domande',
    items: {
      operations: {
        question: 'Direzione operativa: quante corsie si chiudono, e per quanto tempo?',
        answer:
          'Pianifichiamo il montaggio corsia per corsia: è chiusa solo quella in cui si trova la piattaforma elevabile. Ordine e orari si concordano nel sopralluogo. I carrelli si attrezzano uno alla volta.',
      },
      security: {
        question: 'Sicurezza informatica: quando servono porte e account?',
        answer:
          'Il segmento di rete e il PoE prima del passo 4, gli account degli utenti prima del passo 6. Hosting, accessi e porte sono indicati nel preventivo.',
      },
      council: {
        question: 'RSU: quando veniamo interpellati?',
        answer:
          'Al passo 2, prima che qualcuno entri a fare rilievi. La planimetria mostra i locali in cui non si localizza nulla, e il passo 6 applica solo quanto concordato.',
      },
      finance: {
        question: 'Amministrazione e finanza: quando si paga, e quando ci si può fermare?',
        answer:
          'Il progetto pilota è una prova da {least} a {most} mesi con hardware gratuito e un canone software mensile per veicolo; l’installazione si paga una tantum, per giornata-uomo. Il passo 9 è il momento di fermarsi.',
      },
    },
    left: {
      title: 'Che cosa non rientra nelle giornate',
      items: [
        'I colloqui con la RSU',
        'Le piattaforme elevabili e chi le manovra',
        'I cavi attraverso pareti tagliafuoco e in cella frigorifera',
        'Il lavoro sul WMS: servizi aggiuntivi per ora-uomo',
        'L’attesa che un carrello si liberi',
      ],
    },
    estimate: 'Calcola il tempo di ritorno',
    prices: 'Prezzi del progetto pilota e del piano Partner',
  },
} satisfies Translated<typeof en>
