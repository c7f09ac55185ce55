import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Simulator: eine Halle und ihre Anker',
  description:
    'Eine Beispielhalle mit {area}: wo Positionen gut sind, wie viele Anker das braucht und was sich in der Simulation mit Ortung ändert.',
  opening: {
    title: 'Wo in der Halle gut geortet wird',
    lead: 'Eine Beispielhalle: {area}, {aisles} Gänge mit je {length} Länge, {anchors} automatisch platzierte Anker. Der Boden zeigt, wie gut sich die Position eines Staplers messen lässt. Weiter unten arbeitet dieselbe Halle dieselben Aufträge zweimal ab, ohne und mit Ortung.',
    limit:
      'Alle Daten sind simuliert, für eine Halle ohne Betrieb mit gefüllten Regalen. Ein abgestellter Lkw oder ein neues Regal verändert die Karte.',
  },
  start: {
    draw: 'Ihre Halle zeichnen',
    run: 'Schicht zweimal simulieren',
    failed:
      'Dieser Teil konnte nicht geladen werden. Prüfen Sie die Verbindung und drücken Sie noch einmal.',
  },
  map: {
    scale: '{length} m',
    alternative:
      'Plan der Beispielhalle mit {anchors} Ankern, an einem Ende die Tore, am anderen {aisles} Gänge. Anteil an der befahrbaren Fläche: {fine} sehr gut, {good} gut, {weak} schwach, {none} keine Position.',
    legend: 'Erwarteter Positionsfehler eines stehenden Staplers, eine Standardabweichung',
    classes: {
      fine: 'sehr gut: bis {limit}',
      good: 'gut: bis {limit}',
      weak: 'schwach: bis {limit} oder zu wenige Anker in Sicht',
      none: 'keine Position',
    },
    anchor: 'Anker',
    share: '{share} der Fläche',
  },
  counts: {
    title: '{estimated} Anker in der Schätzung, {placed} im Plan',
    lead: 'Die Schätzung rechnet mit Fläche und Gängen. Der Plan setzt jeden Anker einzeln und prüft, was er in Sicht hat. Die Schätzung behält ihre Zahl; der Plan zeigt, was diese Halle darüber hinaus braucht.',
    estimated: 'Anker nach der Schätzung',
    placed: 'Anker nach dem Plan',
    onTarget: '{share} der befahrbaren Fläche sehr gut oder gut',
    target: 'Das Ziel sind {target}.',
    why: 'Warum die Zahlen auseinandergehen',
    reasons: [
      'An einer Wand fehlen die Anker auf der anderen Seite. Die Schätzung zählt Funkzellen so, als hätte jede ringsum Nachbarn.',
      'Die Schätzung hängt eine Ankerreihe über jede zweite Regalzeile. In manchen Gängen ist dann nur ein Anker in Sicht, für eine Position im Gang sind zwei nötig.',
      'Die Anker hängen in {height} Höhe über {racks} hohen Regalen. Ein UWB-Tag in der Gangmitte hat von dort beide Ankerreihen gerade noch in Sicht. Eine höhere Decke hilft mehr als alles andere.',
    ],
  },
  building: {
    title: 'Wie viel das Gebäude ausmacht',
    lead: 'Dieselbe Halle, jeweils mit einer einzigen Änderung. Ob mit Laufzeitdifferenzen oder Zwei-Wege-Laufzeitmessung geortet wird, steht im Angebot.',
    change: 'Änderung',
    anchors: 'Platzierte Anker',
    share: 'Fläche im Ziel mit {count} Ankern der Schätzung',
    rows: {
      generated: 'Keine: Decke {ceiling}, Regale {racks}, Laufzeitdifferenz (TDoA)',
      ranging: 'Zwei-Wege-Laufzeitmessung (TWR) statt Laufzeitdifferenz',
      ceiling: 'Decke {newCeiling}, Anker in {newHeight} Höhe',
      racks: 'Regale {newRacks} hoch',
      antenna: 'Optionale Antenne, Funkreichweite {newRange}',
    },
  },
  materials: {
    title: 'Stückliste',
    lead: 'Für {trucks} Stapler. Preise nennt die Schätzung; das Kabel ist dort Teil der Installation.',
    item: 'Position',
    rows: {
      anchors: 'Anker',
      tags: 'UWB-Tags, davon {spare} in Reserve',
      gateways: 'Gateways',
      switches: 'PoE-Switches',
      ports: 'PoE-Anschlüsse',
      cable: 'Netzwerkkabel',
      longest: 'Längste Leitung',
      tooLong: 'Leitungen über {limit}',
    },
    note: 'Kupferleitungen enden bei 100 m. Wo eine Leitung länger als {limit} ist, wird der Switch versetzt oder ein zweiter ergänzt.',
    estimate: 'Schätzung',
    plan: 'Plan',
  },
  shift: {
    title: 'Dieselben Aufträge, zweimal',
    lead: '{trucks} Stapler, {orders} Aufträge je Stunde, eine Stunde, mit den Ankern des Plans. Jeder Wert ist der Mittelwert aus {seeds} Läufen mit verschiedenen Zufallsaufträgen.',
    kpi: 'Kennzahl und Zählweise',
    without: 'Ohne Ortung',
    with: 'Mit Ortung',
    change: 'Änderung',
    rows: {
      done: ['Erledigte Aufträge je Stunde', 'Abgesetzte Paletten, geteilt durch die Stunden'],
      responseMedian: [
        'Reaktionszeit, Median',
        'Vom Eingang eines Auftrags bis zum Anheben der Palette',
      ],
      responseP95: [
        'Reaktionszeit, 95. Perzentil',
        'Bei 19 von 20 Aufträgen wird die Palette früher angehoben',
      ],
      cycle: [
        'Spielzeit',
        'Von der Vergabe eines Auftrags bis zum Absetzen der Palette, Mittelwert',
      ],
      retrieval: ['Auslagerzeit', 'Spielzeit der Auslagerungen'],
      kmEmpty: ['Fahrstrecke leer', 'Fahrstrecke ohne Palette, alle Stapler'],
      kmLoaded: ['Fahrstrecke beladen', 'Fahrstrecke mit Palette, alle Stapler'],
      utilisation: ['Auslastung', 'Anteil der Staplerzeit mit Auftrag'],
      idle: ['Stehzeit', 'Anteil der Staplerzeit im Stand ohne Auftrag'],
      blocked: [
        'Wartezeit',
        'Anteil der Staplerzeit im Stand mit Auftrag, ohne Umgang mit einer Palette',
      ],
      search: [
        'Suchzeit',
        'Minuten für Paletten, die nicht am gebuchten Stellplatz stehen, alle Stapler',
      ],
      nearMisses: [
        'Beinaheunfälle',
        'Ein Stapler oder eine Person wird erst {conflict} vor der Kollision bemerkt, bei mindestens {speed}',
      ],
      speeding: [
        'Geschwindigkeits­überschreitung',
        'Minuten über dem 1,1-Fachen des Tempolimits, alle Stapler',
      ],
      fifo: [
        'Außer der Reihe (FIFO)',
        'Auslagerungen mit einer jüngeren Palette als der gewünschten',
      ],
      energy: ['Energie', 'Fahren, Heben und Stehen, alle Stapler'],
    },
    safety:
      'Sicherheit kostet Zeit. Die Auftragsvergabe nach Standort allein verändert die Reaktionszeit um {dispatch}. Eingehaltene Tempolimits verlängern sie um {limit}, deshalb fällt der Gewinn aller vier Unterschiede zusammen kleiner aus.',
    limiter:
      'Tempolimits wirken nur, wenn der Geschwindigkeitsbegrenzer des Staplers angebunden ist. Er gehört nicht zum Produkt.',
  },
  results: {
    title: 'Neben den Ergebnissen unserer Kunden',
    lead: 'Die Ergebnisse haben Kunden gemessen; das Modell ist kein Beleg dafür. Wo das Modell günstiger ausfällt, gilt der Wert der Kunden.',
    result: 'Ergebnis',
    customers: 'Kunden',
    model: 'Modell',
    reason: 'Grund für den Unterschied',
    noShare: 'kein Effekt',
    reasons: {
      speeding:
        'Im Modell wird jeder Stapler mit bekannter Position begrenzt. Eine Anzeige in der Kabine wird nur teilweise befolgt.',
      impacts:
        'Das Modell zählt Beinaheunfälle, also keine Schockereignisse, und nimmt an, dass {heeded} der Warnmeldungen beachtet werden.',
      idling:
        'Dieselbe Arbeit ist früher erledigt, also stehen {trucks} Stapler länger. Mit {fewer} Staplern beträgt die Änderung {fewerIdle}. Laufende Motoren sind nicht berücksichtigt.',
      nightShiftForklifts:
        'Bei {nightOrders} Aufträgen je Stunde genügen {nightTrucks} Stapler auch ohne Ortung. Die Messung macht es sichtbar, ist aber nicht die Ursache.',
      orderResponse:
        'Die Auftragsvergabe verkürzt die Reaktionszeit, Tempolimits nehmen einen Teil davon zurück.',
      retrieval: 'Modell und Kunden stimmen überein.',
      search:
        'Im Modell werden nur falsch gebuchte Paletten gesucht, {search} je Stunde in der ganzen Flotte. Die Schätzung rechnet auch unetikettierte Ware am Boden ein; beide Werte dürfen nicht vermischt werden.',
      forklifts:
        'Im Modell kommen die Aufträge gleichmäßig, ohne Spitzen. Flotten sind für ihre stärksten Stunden bemessen: Bei {orders} Aufträgen je Stunde genügen {fleet} statt {trucks} Stapler, bei {busyOrders} braucht es {busyFleet}. Die Einsparung kommt allein aus der Auftragsvergabe.',
      throughput:
        'Nur wenn ständig Arbeit wartet. Bei {orders} Aufträgen je Stunde entscheidet die Nachfrage, und es ändert sich kaum etwas.',
    },
  },
  method: {
    title: 'Wie wir rechnen',
    lead: 'Alles, was eine Zahl dieser Seite bestimmt, Version {version} der Konstanten.',
    constants: 'Konstanten',
    name: 'Konstante',
    value: 'Wert',
    origin: 'Herkunft',
    origins: {
      S: 'eigene Angabe',
      F: 'öffentliche Quelle',
      D: 'berechnet',
      P: 'Annahme',
    },
    rows: {
      range: 'Funkreichweite eines Ankers',
      usableOpen: 'Nutzbarer Anteil der Funkreichweite, regalfreie Fläche',
      usableAisle: 'Nutzbarer Anteil der Funkreichweite, im Gang',
      neededOpen: 'Anker in Sicht für eine Position, regalfreie Fläche',
      neededAisle: 'Anker in Sicht für eine Position, im Gang',
      arrival: 'Fehler der Ankunftszeit, eine Standardabweichung',
      clock: 'Fehler der Uhren, eine Standardabweichung',
      shadow: 'Zusätzlicher Fehler bei Abschattung, eine Standardabweichung',
      target: 'Fläche, die sehr gut oder gut sein soll',
      tag: 'Höhe des UWB-Tags am Stapler',
      drop: 'Höhe von Decke und Ankern',
      pitch: 'Von Gang zu Gang',
      speed: 'Höchstgeschwindigkeit leer, beladen',
      handling: 'Aufnehmen und Absetzen am Boden',
      wrong: 'Falsche Buchungen von Hand',
      heeded: 'Beachtete Warnmeldungen',
      habit: 'Das Fahrpersonal hält ein Tempolimit mal 1 bis',
      inattentive: 'Personen zu Fuß, die achtlos auf den Fahrweg treten',
      conflict: 'Beinaheunfall: Zeit bis zur Kollision unter',
    },
    methodTitle: 'Verfahren',
    method: [
      'Sicht. Von jedem Anker führt eine gerade Linie zum UWB-Tag. Eine Stütze oder ein höchstens halb gefülltes Regal schattet sie ab, ein gefülltes Regal oder eine Wand blockiert sie.',
      'Fehler. Aus den Ankern in Sicht und ihrer Geometrie ergibt sich der erwartete Positionsfehler; im Gang zählt die Position längs des Gangs.',
      'Platzierung. Anker werden dort ergänzt, wo sie der meisten Fläche helfen. Danach entfällt jeder Anker, den das Ziel nicht braucht.',
      'Zwei Läufe. Aufträge, Fahrpersonal und Personen zu Fuß sind gleich. Verschieden ist nur, was bekannt ist: wer in der Nähe ist, wo eine Palette wirklich steht, wo ein Tempolimit gilt, wer hinter dem Regal fährt.',
      'Fahrten. In beiden Läufen überlappen sich Stapler nie und fahren nie durch Regale. Vorfahrt, Bremsweg und Warten werden fünfmal je Sekunde berechnet.',
    ],
    disclosureTitle: 'Was nach ersten Ergebnissen gewählt wurde',
    disclosure: [
      'Keine Konstante wurde mit Blick auf ein Kundenergebnis gesetzt.',
      'Auftragsrate: 175 je Stunde lasteten die Flotte zu 44 % aus, 300 zu 70 %.',
      'Beinaheunfälle: Die Mindestgeschwindigkeit stieg von 0,5 über 1 auf 1,5 m/s, weil starkes Bremsen aus Schritttempo keiner ist. Die Zahl sank kaum.',
      'Sicht auf Stapler: Das Heck zählt wie die Front als sichtbar. Beinaheunfälle ohne Ortung gingen dadurch um 30 % zurück.',
      'Warten: Nach 12 s nimmt ein Stapler einen anderen Weg, weil sich entgegenkommende Linksabbieger bei 300 Aufträgen je Stunde gegenseitig sperrten.',
      'Annahmen zum Verhalten (beachtete Warnmeldungen, Fahrgewohnheiten, Aufmerksamkeit, Handhabungszeiten) bestimmen Beinaheunfälle und Geschwindigkeitsüberschreitungen stärker als die Halle. Diese Werte sollten Sie zuerst durch eigene Messungen ersetzen.',
    ],
    unknownTitle: 'Nicht berücksichtigt sind',
    unknown: [
      'Funk: Reflexionen, bewegtes Metall, Störungen durch andere Anlagen',
      'Geräte: beschädigte UWB-Tags, Abweichungen bei der Montage der Anker',
      'Betrieb des Gebäudes: abgestellte Lkw, Tore, Ware am Boden',
      'Fahrpersonal: Ausbildung, Erfahrung, Pausen',
      'Arbeit: Kommissionierung einzelner Stücke, Nachschub, Retouren, Cross-Docking, Verladung',
      'Batterien: Wechsel und Laden',
      'Nachfrage: Ihre Artikelmischung und Ihre Auftragsspitzen',
      'Unfälle: Im Modell stößt nie jemand zusammen. Die Zahl der Beinaheunfälle folgt aus ihrer Definition, aussagekräftig ist nur der Vergleich.',
      'Verzögerung: Warnmeldungen und Tempolimits wirken im Modell innerhalb einer Sekunde im Fahrzeug. Die Live-Ansicht mit {liveView} Latenz leistet das nicht.',
      'Genauigkeit: Der Fehler ist eine Standardabweichung eines ruhenden UWB-Tags. „Bis zu {accuracy}“ gilt dort, wo die Karte „sehr gut“ zeigt.',
      'Verbindlichkeit: Der Vergleich ist keine Prognose und kein Angebot. Vor einem Angebot wird die Halle bei einer Begehung vermessen.',
    ],
  },
  next: {
    title: 'Ihre Halle',
    text: 'Aus Fläche, Gängen und Staplern ergibt die Schätzung Anker, Kosten und Amortisationszeit.',
    estimate: 'Zur Schätzung',
    demo: 'Ihre Halle mit uns besprechen',
  },
} satisfies Translated<typeof en>
