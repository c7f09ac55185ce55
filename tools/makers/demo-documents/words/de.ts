import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  edition: 'Ausgabe {edition}',
  source: 'Erzeugt aus den veröffentlichten Werten von {brand}; maßgeblich ist das Angebot.',
  page: 'Seite {page} von {pages}',
  kinds: { datasheet: 'Datenblatt', caseStudy: 'Fallstudie', brochure: 'Broschüre' },
  datasheet: {
    reading: 'Hinweise zu den Werten',
    size: 'Abmessungen',
    intro: {
      anchor:
        'Der Anker hängt an einer Stütze oder Wand. Er misst die Ankunftszeit der Funkimpulse der UWB-Tags.',
      tag: 'Der UWB-Tag sitzt am Stapler, an der Palette, am Werkzeug oder am Ausweis. Aus seinen Funkimpulsen wird die Position berechnet.',
      gateway: 'Das Gateway verbindet die Anker mit dem Netz des Standorts.',
      platform:
        'Die Plattform macht aus Positionen Live-Ansicht, Warnmeldungen, Kennzahlen und Berichte.',
    },
    rows: {
      range: 'Funkreichweite',
      spectrum: 'UWB-Spektrum',
      bands: 'Betriebsbänder',
      accuracy: '3D-Genauigkeit des Systems',
      rate: 'Aktualisierungsrate',
      protection: 'Schutzart',
      temperature: 'Betriebstemperatur',
      marks: 'Zertifizierung und Kennzeichnung',
      supply: 'Versorgung',
      live: 'Latenz der Live-Ansicht',
      analytics: 'Latenz der Auswertungen',
      uptime: 'Verfügbarkeit',
      backups: 'Datensicherung',
      interface: 'Schnittstelle',
    },
    values: {
      range: 'bis {standard} m, mit optionaler Antenne {longer} oder {longest} m',
      accuracy: 'bis {number} cm',
      rate: 'bis {number} Hz',
      protection: '{outdoors} im Außenbereich, {indoors} im Innenbereich',
      temperature: '{first} und {second}, je nach Ausführung (siehe Bestellung)',
      degrees: '{from} bis {to} °C',
      supply: '{dc} V DC, {ac} V AC oder PoE',
      uptime: 'bis {share}',
      backups: 'täglich',
      interface: 'REST',
    },
    notes: {
      accuracy:
        'Bis zu {number} cm ist der beste Fall: Sichtverbindung zu genügend vielen, gut platzierten und eingemessenen Ankern.',
      range:
        'Die Reichweite gilt für die Funkstrecke bei Sichtverbindung. Eine Position braucht mehrere Anker zugleich, deshalb hängen sie enger, als ihre Reichweite erlaubt.',
      rate: 'Die Aktualisierungsrate ist die Obergrenze eines UWB-Tags. Welche Rate eingestellt wird, hängt von der Zahl der UWB-Tags ab.',
      protection:
        'IP67: staubdicht, 30 min in 1 m Wassertiefe. IP54: geschützt gegen schädlichen Staub und Spritzwasser. Hochdruckreinigung und Kondenswasser sind in keinem Fall abgedeckt.',
      outdoors:
        'Vor der Montage von Ankern im Freien werden die nationalen Funkvorschriften geprüft. In manchen Ländern ist eine Registrierung oder Genehmigung nötig.',
      supply:
        'An einem Stromnetz mit 230 V wird das Gateway über PoE oder seinen DC-Eingang versorgt.',
      marks: 'CE ist die Erklärung des Herstellers. UL ist das Zeichen einer unabhängigen Stelle.',
      live: 'Die Live-Ansicht dient dem Überblick: In {seconds} s fährt ein Stapler mit 10 km/h {metres} m weit.',
      uptime:
        'Bei {share} Verfügbarkeit fällt die Plattform im Jahr {hours} h aus. Planen Sie, wie der Standort in dieser Zeit arbeitet.',
    },
  },
  caseStudy: {
    anonymous: 'Der Kunde bleibt anonym. Veröffentlicht sind nur drei Werte.',
    next: 'Die Messung an Ihrem Standort',
    nextText:
      'Ein Pilotprojekt erfasst diese Größen vorher und nachher. Schreiben Sie uns, wir planen es anhand Ihres Hallenplans.',
    unknown: 'Was nicht veröffentlicht ist',
    unknownItems: [
      'Name, Branche und Größe des Standorts',
      'Zeitraum der Messung und Ausgangswerte',
      'Weitere Maßnahmen im selben Zeitraum',
    ],
    limits: 'Hinweise zu den Werten',
    limitItems: [
      'Die Werte stammen von einem einzigen Standort und sind keine Prognose für einen anderen.',
      'Prozentwerte aus verschiedenen Fallstudien dürfen nicht addiert werden.',
      'Ein Pilotprojekt liefert dieselben Kennzahlen für Ihren eigenen Standort.',
    ],
    how: {
      speeding: 'Das Tempo des Staplers im Vergleich zum Limit seiner Zone.',
      impacts:
        'Schocks oberhalb eines Schwellenwerts, mit Ort und Zeit. Vom Schwellenwert hängt ab, wie viele gezählt werden.',
      idling:
        'Die Zeit, in der ein Stapler eingeschaltet ist und steht. Was als eingeschaltet gilt, wird vor der Messung festgelegt.',
      nightShiftForklifts: 'Die gleichzeitig eingesetzten Stapler, Stunde für Stunde.',
      orderResponse:
        'Die Zeit vom Auftrag im LVS bis zur ersten Bewegung. Die Auftragszeiten muss das LVS liefern.',
      retrieval:
        'Die Zeit vom Auftrag bis zu dem Moment, in dem die Palette ihren Stellplatz verlässt.',
      search: 'Die Zeit {searchSpan}.',
      forklifts:
        'Die gleichzeitig eingesetzten Stapler über einen ganzen Zyklus aus starken und ruhigen Wochen.',
      throughput: 'Die bewegten Paletten in denselben Arbeitsstunden.',
    },
  },
  warehouse: {
    limits: 'Die Grenzen',
    limitItems: [
      'Funk braucht Sichtverbindung. Stahl, Flüssigkeiten und volle Regale verschlechtern die Position oder verhindern sie.',
      'Geortet wird nur, was einen UWB-Tag trägt.',
      'Kollisionswarnungen unterstützen das Fahrpersonal, das selbst bremst. Sie sind keine Sicherheitsfunktion; Gefährdungsbeurteilung und getrennte Verkehrswege bleiben nötig.',
      'Die Live-Ansicht ist {seconds} s alt, deshalb wird auf Sicht gebremst.',
      'Das System ortet und berichtet, Ranglisten von Personen sind ausgeschlossen.',
    ],
  },
  protection: {
    lead: 'Die Position eines Staplers ist ein personenbezogenes Datum, sobald erkennbar ist, wer gefahren ist. Diese Liste nennt, was vor der Installation vereinbart wird. Sie ist keine Rechtsberatung.',
    agree: 'Vor der Montage des ersten UWB-Tags zu vereinbaren',
    items: [
      'Zwecke und ausgeschlossene Zwecke',
      'Was einen UWB-Tag trägt: Stapler, Paletten, Werkzeuge, Personen',
      'Ob ein Stapler mit seinem Fahrpersonal verknüpft wird',
      'Wer was in welcher Auflösung sieht: Standort, Schicht, Stapler',
      'Speicherdauer je Datenart',
      'Ob eine Warnmeldung nur an das Fahrpersonal geht oder auch an andere',
      'Pausen, Toiletten und Pausenräume: ausgeblendete Zonen',
      'Verwendung bei arbeitsrechtlichen Maßnahmen',
      'Ausschluss von Auswertungen einzelner Personen',
      'Zugriffsprotokoll und wer es prüft',
      'Export und Löschung, auch am Vertragsende',
      'Wie spätere Änderungen vereinbart werden',
    ],
    law: 'Nach Rechtsordnung',
    kit: 'Entwürfe zur Abstimmung mit dem Betriebsrat',
    kitText:
      'Die Beschaffungsmappe unserer Website enthält in sechs Sprachen eine Folgenabschätzung im Entwurf und eine Mustervereinbarung.',
    rules: [
      'Vereinigtes Königreich: Nach britischem Datenschutzrecht muss die Kontrolle von Beschäftigten fair, transparent, erforderlich und verhältnismäßig sein. Rechnen Sie mit einer Datenschutz-Folgenabschätzung.',
      'Europäische Union: Eine Einwilligung von Beschäftigten ist kaum je eine wirksame Rechtsgrundlage. Ein berechtigtes Interesse verlangt Erforderlichkeit, Verhältnismäßigkeit und Transparenz; eine Datenschutz-Folgenabschätzung ist wahrscheinlich nötig.',
      'Deutschland: § 87 Abs. 1 Nr. 6 BetrVG. Der Betriebsrat bestimmt bei technischen Einrichtungen mit, die Verhalten oder Leistung überwachen können, unabhängig von der Absicht.',
      'Frankreich: Die CNIL verlangt benannte Zwecke, keine ständige Kontrolle und eine Abschaltung außerhalb der Arbeitszeit. CSE und alle Beschäftigten werden vorab informiert.',
      'Italien: Art. 4 L. 300/1970. Nur für Organisation, Produktion, Sicherheit oder Schutz des Vermögens, nach Vereinbarung mit RSU oder RSA oder mit Genehmigung der Arbeitsaufsicht.',
      'Spanien: Art. 90 LO 3/2018. Beschäftigte und ihre Vertretung werden vorab, ausdrücklich und klar informiert.',
      'Portugal: Art. 20 Código do Trabalho. Keine Fernüberwachung zur Kontrolle der beruflichen Leistung.',
    ],
  },
  estimate: {
    lead: 'Die Schätzung rechnet mit den Angaben eines Standorts und mit veröffentlichten Annahmen: Preisliste Version {version}.',
    example: 'Rechenbeispiel zur Amortisation',
    formulas:
      'Auf der Preisseite gelten dieselben Formeln. Jede steht über den Formeln, die auf ihr aufbauen. Die Namen in einer Formel sind Eingaben, Annahmen oder vorangehende Zeilen.',
    exampleNote:
      'Beispielstandort mit den Preisen für {country}, ohne Umsatzsteuer. Mit dem Modell berechnet, nicht gemessen.',
  },
} satisfies Translated<typeof en>
