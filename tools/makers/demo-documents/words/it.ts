import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  edition: 'Edizione {edition}',
  source: 'Generato dai valori pubblicati di {brand}; fa fede il preventivo.',
  page: 'Pagina {page} di {pages}',
  kinds: { datasheet: 'Scheda tecnica', caseStudy: 'Case history', brochure: 'Brochure' },
  datasheet: {
    reading: 'Come leggere i valori',
    size: 'Dimensioni',
    intro: {
      anchor:
        'L’ancora si fissa a un pilastro o a una parete. Misura l’istante in cui arrivano gli impulsi radio dei tag.',
      tag: 'Il tag si applica al carrello, al pallet, all’attrezzatura o al badge. Dai suoi impulsi radio si calcola la posizione.',
      gateway: 'Il gateway collega le ancore alla rete del magazzino.',
      platform:
        'La piattaforma trasforma le posizioni in vista in diretta, avvisi, indicatori e report.',
    },
    rows: {
      range: 'Portata radio',
      spectrum: 'Spettro UWB',
      bands: 'Bande operative',
      accuracy: 'Precisione 3D del sistema',
      rate: 'Frequenza di aggiornamento',
      protection: 'Grado di protezione',
      temperature: 'Temperatura di esercizio',
      marks: 'Certificazione e marcatura',
      supply: 'Alimentazione',
      live: 'Latenza della vista in diretta',
      analytics: 'Latenza dell’analisi dei dati',
      uptime: 'Disponibilità',
      backups: 'Backup',
      interface: 'Interfaccia',
    },
    values: {
      range: 'fino a {standard} m; {longer} o {longest} m con antenna opzionale',
      accuracy: 'fino a {number} cm',
      rate: 'fino a {number} Hz',
      protection: '{outdoors} in esterni, {indoors} in interni',
      temperature: '{first} e {second}, secondo la variante (si veda l’ordine)',
      degrees: 'da {from} a {to} °C',
      supply: '{dc} V CC, {ac} V CA o PoE',
      uptime: 'fino al {share}',
      backups: 'giornalieri',
      interface: 'REST',
    },
    notes: {
      accuracy:
        'Fino a {number} cm è il caso migliore: visibilità diretta verso un numero sufficiente di ancore ben collocate, di cui è stata rilevata la posizione.',
      range:
        'La portata è quella del collegamento radio con visibilità diretta. Una posizione richiede più ancore insieme, perciò le ancore sono più vicine della loro portata.',
      rate: 'La frequenza di aggiornamento è il massimo di un tag. Quella impostata dipende dal numero di tag.',
      protection:
        'IP67: a tenuta di polvere, 30 min in 1 m d’acqua. IP54: protetto dalla polvere nociva e dagli spruzzi. Nessuno dei due comprende la pulizia ad alta pressione e la condensa.',
      outdoors:
        'Prima di montare ancore in esterni si verificano le norme radio nazionali. Alcuni Paesi richiedono una registrazione o un’autorizzazione.',
      supply:
        'Con una tensione di rete di 230 V, alimentate il gateway tramite PoE o dal suo ingresso CC.',
      marks:
        'La marcatura CE è la dichiarazione del fabbricante. UL è il marchio di un ente indipendente.',
      live: 'La vista in diretta serve per osservare: in {seconds} s un carrello a 10 km/h percorre {metres} m.',
      uptime:
        'Una disponibilità del {share} lascia {hours} h all’anno senza piattaforma. Il magazzino deve poter lavorare senza lo schermo.',
    },
  },
  caseStudy: {
    anonymous: 'Il cliente resta anonimo. Sono pubblicati tre valori e nient’altro.',
    next: 'Misurate le stesse grandezze nel vostro magazzino',
    nextText:
      'Un progetto pilota rileva queste grandezze prima e dopo. Scriveteci: lo pianificheremo sulla vostra planimetria.',
    unknown: 'Che cosa non è pubblicato',
    unknownItems: [
      'Nome, settore e dimensioni della sede',
      'Periodo della misura e misura di riferimento',
      'Altri interventi nello stesso periodo',
    ],
    limits: 'Come leggere i valori',
    limitItems: [
      'I valori provengono da una sola sede. Per un’altra non sono una previsione.',
      'Le percentuali di case history diverse non si sommano.',
      'Un progetto pilota mostra le stesse grandezze nel vostro magazzino.',
    ],
    how: {
      speeding: 'La velocità del carrello rispetto al limite della sua zona.',
      impacts:
        'Gli urti oltre una soglia, con luogo e ora. Dalla soglia dipende quanti se ne contano.',
      idling:
        'Il tempo in cui un carrello è acceso e fermo. Che cosa si intende per acceso si definisce prima della misura.',
      nightShiftForklifts: 'I carrelli in uso nello stesso momento, ora per ora.',
      orderResponse:
        'Il tempo dall’ordine nel WMS al primo movimento. Il WMS deve fornire gli orari degli ordini.',
      retrieval: 'Il tempo dall’ordine al momento in cui il pallet lascia la sua ubicazione.',
      search: 'Il tempo {searchSpan}.',
      forklifts:
        'I carrelli in uso nello stesso momento, su un ciclo completo di settimane intense e tranquille.',
      throughput: 'I pallet movimentati nelle stesse ore di lavoro.',
    },
  },
  warehouse: {
    limits: 'I limiti',
    limitItems: [
      'Il segnale radio richiede visibilità diretta. Acciaio, liquidi e scaffalature piene riducono la precisione o impediscono la localizzazione.',
      'Ciò che non porta un tag non viene localizzato.',
      'Gli avvisi di collisione assistono il carrellista. Non sono una funzione di sicurezza, non frenano il carrello e non sostituiscono la valutazione dei rischi né le vie di circolazione.',
      'La vista in diretta ha {seconds} s di ritardo. Non serve per frenare.',
      'Il sistema localizza e riferisce. Non fa classifiche di persone.',
    ],
  },
  protection: {
    lead: 'La posizione di un carrello è un dato personale non appena si può sapere chi guidava. Questo elenco indica che cosa si concorda prima dell’installazione. Non è una consulenza legale.',
    agree: 'Da concordare prima del primo tag',
    items: [
      'Finalità e finalità escluse',
      'Che cosa porta un tag: carrelli, pallet, attrezzature, persone',
      'Se un carrello viene associato al carrellista',
      'Chi vede che cosa e con quale dettaglio: sede, turno, carrello',
      'Periodo di conservazione per ogni tipo di dato',
      'Se un avviso arriva solo al carrellista o anche ad altri',
      'Pause, servizi igienici e sale di ristoro: zone mascherate',
      'Uso in materia disciplinare',
      'Esclusione delle valutazioni individuali',
      'Registro degli accessi e chi lo controlla',
      'Esportazione e cancellazione, anche alla fine del contratto',
      'Come si concordano le modifiche successive',
    ],
    law: 'Per ordinamento',
    kit: 'Bozze da adattare con la RSU',
    kitText:
      'Il dossier d’acquisto sul nostro sito contiene una bozza di valutazione d’impatto e un accordo tipo, in sei lingue.',
    rules: [
      'Unione europea: il consenso dei lavoratori non è quasi mai una base giuridica valida. Il legittimo interesse richiede necessità, proporzionalità e trasparenza; è probabile che serva una valutazione d’impatto.',
      'Germania: § 87 (1) n. 6 BetrVG. Il consiglio aziendale codecide sui dispositivi tecnici in grado di sorvegliare il comportamento o il rendimento, qualunque sia l’intenzione.',
      'Francia: la CNIL richiede finalità precise, nessun controllo permanente e la possibilità di disattivazione fuori dall’orario di lavoro. Il CSE e ogni lavoratore sono informati prima.',
      'Italia: art. 4 L. 300/1970. Solo per organizzazione, produzione, sicurezza o tutela del patrimonio, dopo un accordo con RSU o RSA o con l’autorizzazione dell’ispettorato del lavoro.',
      'Spagna: art. 90 LO 3/2018. I lavoratori e i loro rappresentanti ricevono un’informazione preventiva, espressa e chiara.',
      'Portogallo: art. 20 Código do Trabalho. Nessuna sorveglianza a distanza per controllare il rendimento professionale.',
    ],
  },
  estimate: {
    lead: 'La stima è un calcolo sui dati di un magazzino e su ipotesi pubblicate: listino, versione {version}.',
    example: 'Dai dati inseriti al rientro dell’investimento',
    formulas:
      'Le formule sono le stesse della pagina dei prezzi. Ciascuna precede quelle che la utilizzano; i nomi indicano dati inseriti, ipotesi o righe precedenti.',
    exampleNote:
      'Magazzino di esempio con i prezzi per il seguente Paese: {country}, IVA esclusa. Calcolato con il modello, non misurato.',
  },
} satisfies Translated<typeof en>
