import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Logistik: sechs Anwendungsfälle für Stapler',
  description:
    'Sicherheit, Wartung, Bestand, Wartezeiten, Flottengröße und FIFO: was gemessen wird, wer darauf reagiert, welcher Wert erreicht wurde und wo die Grenzen liegen.',
  heading: 'Sechs Fragen zu Ihren Staplern',
  lead: 'Jeder Anwendungsfall beginnt mit einer Frage aus der Halle. Er nennt die Signale, die zuständige Person, den Wert, den ein Kunde erreicht hat, und die Grenze.',
  tabs: 'Anwendungsfälle',
  signals: {
    caption: 'Vom Signal zur Reaktion: {useCase}',
    signal: 'Signal',
    measured: 'So wird gemessen',
    acts: 'Wer reagiert',
    within: 'Nach',
    live: '{seconds} s, am Bildschirm',
    analytics: '{minutes} min, in den Berichten',
    rest: 'über die REST-Schnittstelle',
    sent: 'beim Absenden',
    weekly: 'Wochenbericht',
    report: 'im Bericht',
    unstated: 'Zeit nicht angegeben',
  },
  limits: 'Wo die Grenzen liegen',
  study: 'Fallstudie {number}',
  studies:
    'Fallstudien {first} und {second}, zwei verschiedene Kunden: Die Werte werden nie addiert.',
  pause: 'Animation anhalten',
  play: 'Animation abspielen',
  sample: 'Beispieldaten.',
  questions: {
    'fleet-safety': {
      question: 'Welche Kreuzung ist gefährlich?',
      problem:
        'Regalenden verdecken die Kreuzung bis auf die letzten Meter, und Beinaheunfälle werden selten aufgeschrieben.',
      change:
        'Position, Fahrtrichtung und Geschwindigkeit jedes Staplers werden bis zu {rate}-mal pro Sekunde gemessen. Kreuzen sich zwei berechnete Fahrwege, wird das Fahrpersonal beider Stapler gewarnt. Ort und Zeit jedes Ereignisses bleiben erhalten: So zeigt sich, an welcher Kreuzung es am häufigsten eng wird.',
      verb: 'Anhalten.',
      scene:
        'Eine Kreuzung zwischen Regalenden von oben: F-07 kommt beladen und hält in der Tempozone, F-12 fährt durch, und eine Person mit Ausweis überquert den Fußweg.',
      chart: 'Geschwindigkeit beider Stapler während der Szene, mit dem Tempolimit der Zone',
      rows: [
        [
          'Drohende Kollision',
          'Fahrtrichtung und Annäherungsgeschwindigkeit zweier UWB-Tags',
          'Fahrpersonal beider Stapler',
        ],
        [
          'Tempo in der Zone',
          'Geschwindigkeit im Vergleich zum Tempolimit',
          'Fahrpersonal, dann Schichtleitung',
        ],
        ['Schockereignis', 'Spitze der Beschleunigung mit Ort', 'Wartung'],
        ['Häufung', 'Drohende Kollisionen je Kreuzung', 'Fachkraft für Arbeitssicherheit'],
      ],
      stops: [
        'Die Warnung unterstützt das Fahrpersonal. Sie bremst nicht, ist keine Sicherheitsfunktion im Sinne der EN ISO 13849 und ersetzt weder die Gefährdungsbeurteilung noch Spiegel, Wegeführung und umsichtiges Fahren.',
        'Vor einer Person ohne Ausweis, einer herabgefallenen Palette oder einem Regal wird nicht gewarnt. Stahl kann einen UWB-Tag gegenüber den Ankern abschatten.',
        'Das Live-Bild ist bis zu {seconds} s alt. Bei {speed} fährt ein Stapler in dieser Zeit {way}: Das Bild dient der Übersicht, gebremst wird auf Sicht.',
        'Sind Zonen zu groß, gewöhnt man sich an die Warnungen und überhört sie[^alarmFatigue]. Zonen und Schwellenwerte werden deshalb mit dem Fahrpersonal festgelegt.',
        'Die Zahl der Schockereignisse hängt vom Schwellenwert ab: Auch eine Überladebrücke erschüttert den Stapler. Welcher Sensor Schocks erfasst und wie das Fahrpersonal gewarnt wird, steht im Angebot.',
      ],
    },
    'fleet-maintenance': {
      question: 'Welcher Stapler muss zur Wartung?',
      problem:
        'Gewartet wird nach Kalender, Defekte werden über Funk gemeldet, und Motoren laufen, während sich nichts bewegt.',
      change:
        'Einsatzstunden, Standzeit, Fahrstrecke und Schockereignisse werden je Stapler gezählt; die tägliche Einsatzprüfung ergänzt, was nur Menschen auffällt. Gewartet wird dann nach Einsatz, ein beschädigter Stapler ist vor der nächsten Schicht gemeldet, und für den Leerlauf ist jemand zuständig.',
      verb: 'Prüfen.',
      scene:
        'Ladeplatz und Werkstatt von oben: F-14 fährt an seine Ladestation, F-09 steht nach {hours} Einsatzstunden mit offener Haube in der Werkstatt. Unter jedem Stapler stehen die Stunden seit der letzten Wartung.',
      rows: [
        ['Stunden seit der letzten Wartung', 'Fahrzeit, je Stapler summiert', 'Werkstatt'],
        ['Mangel aus der Einsatzprüfung', 'Eintrag in der Checkliste', 'Werkstatt'],
        [
          'Schock über dem Schwellenwert',
          'Spitze der Beschleunigung mit Ort',
          'Werkstatt: Prüfung vor dem nächsten Einsatz',
        ],
        ['Leerlauf je Schicht', 'Eingeschaltet, aber ohne Bewegung', 'Flottenmanagement'],
      ],
      stops: [
        'Die Position zeigt, dass ein Stapler steht, nicht aber, ob der Motor läuft. Was als „eingeschaltet“ gilt (Schlüssel, Sitz, Motor), wird vor der ersten Messung vereinbart.',
        'Eine Diagnose von Motor oder Batterie findet nicht statt.',
        'Die Checkliste belegt die tägliche Einsatzprüfung[^osha1910178]. Sie ersetzt weder die jährliche Prüfung durch eine befähigte Person noch andere wiederkehrende Prüfungen[^dguv68][^lolerExamination].',
        'Die Werte beschreiben Stapler. Ob ein Stapler einer Person zugeordnet werden darf, wird vorab mit dem Betriebsrat vereinbart.',
      ],
    },
    'stock-management': {
      question: 'Wo wurde diese Palette abgesetzt?',
      problem:
        'Eine Palette kommt auf den nächsten freien Stellplatz, und Stunden später beginnt die Suche.',
      change:
        'Der Absetzort wird zusammen mit der Nummer der Palette festgehalten. Das Lagerverwaltungssystem (LVS) vergleicht ihn mit dem Stellplatz, den es vorgesehen hatte. Die Fahrten je Regalfeld zeigen, welche Ware näher an die Tore gehört.',
      verb: 'Absetzen.',
      scene:
        'Ein Regal von vorn: F-12 hebt eine Palette auf Ebene 3 von Feld C-14 und setzt sie ab. Der Stellplatz stimmt mit dem Auftrag überein; eine andere Palette in Feld C-15 steht am falschen Platz.',
      rows: [
        ['Absetzen', 'Stapler steht, Stellung der Gabel, Nummer der Palette', 'LVS'],
        ['Falscher Stellplatz', 'Vergleich von Absetzort und Auftrag', 'Fahrpersonal'],
        ['Suche', 'Zeit {searchSpan}', 'Schichtleitung'],
        ['Fahrten je Regalfeld', 'Vorbeifahrten je Feld und Woche', 'Stellplatzvergabe'],
      ],
      stops: [
        'Nicht jede Palette trägt einen UWB-Tag. Beim Absetzen übernimmt sie die Position des Staplers[^applsci2021]; um welche Palette es sich handelt, ergibt ein Scan oder RFID.',
        'Die Höhe ist die unsicherste der drei Achsen: Die Ebene im Regal wird durch Scan oder LVS bestätigt.',
        'In Blocklagern und doppeltiefen Regalen ergibt sich der Platz allein aus der Reihenfolge der Bewegungen.',
        'Bewegt ein Stapler ohne UWB-Tag eine Palette, ist ihr Ort bis zum nächsten Scan unbekannt.',
      ],
    },
    'performance-monitoring': {
      question: 'Wo bleiben Aufträge liegen?',
      problem: 'Ein Auftrag geht zu spät hinaus, und niemand kann sagen, wo er gewartet hat.',
      change:
        'Gemessen werden die Zeiten vom Auftrag bis zur ersten Bewegung und bis zum Tor, das Warten an jedem Ort und die Bewegungen je zehn Minuten. Eine Verzögerung hat dann einen Ort und eine Uhrzeit, und der Schichtplan kann sich danach richten.',
      verb: 'Warten.',
      scene:
        'Drei Auflieger an den Toren 1 bis 3 von oben: F-07 belädt an Tor 2, F-03 arbeitet an Tor 1, F-12 und F-18 warten beladen vor Tor 2. An Tor 3 arbeitet niemand.',
      rows: [
        [
          'Auftrag bis erste Bewegung',
          'Zeit des Auftrags im LVS, erste Bewegung des Staplers',
          'Schichtleitung',
        ],
        ['Wartezeit je Ort', 'Standzeit der Stapler in einer Zone', 'Schichtleitung'],
        ['Bewegungen je 10 min', 'Absetzvorgänge, alle zehn Minuten gezählt', 'Betriebsleitung'],
        ['Lücke in den Daten', 'UWB-Tag ohne Position', 'IT'],
      ],
      stops: [
        'Die Auftragszeiten kommen aus Ihrem LVS. Ohne sie ist nur das Warten der Stapler bekannt.',
        'Ein Durchschnitt verdeckt die Auftragsspitze: Die stärksten zehn Minuten werden eigens ausgewiesen.',
        'Einzelne Personen werden nicht verglichen. In Deutschland bestimmt der Betriebsrat mit, sobald eine technische Einrichtung Verhalten oder Leistung überwachen kann[^germanyWorks]; in Portugal verbietet das Arbeitsgesetzbuch die Leistungskontrolle aus der Ferne[^portugalWork].',
      ],
    },
    'fleet-right-sizing': {
      question: 'Wie viele Stapler braucht die Nachtschicht?',
      problem:
        'Gekauft wird für die Auftragsspitze; in ruhigen Stunden stehen Stapler ungenutzt herum.',
      change:
        'Alle 15 Minuten wird gezählt, wie viele Stapler gleichzeitig fahren, über alle Schichten und Wochen, mit der Wochenspitze und ihrer Ursache. Überzählige Stapler lassen sich zurückgeben, in eine andere Schicht verlegen oder durch Mietstapler in der Spitze ersetzen.',
      verb: 'Stillstehen.',
      scene:
        'Die Beispielhalle von oben um 3 Uhr: F-03, F-09 und F-18 fahren, {parked} Stapler stehen in zwei Reihen.',
      rows: [
        [
          'Gleichzeitig fahrende Stapler',
          'UWB-Tags in Bewegung, alle 15 min gezählt',
          'Flottenmanagement',
        ],
        [
          'Wochenspitze und Ursache',
          'Höchster Wert der Woche mit Zone und Aufträgen',
          'Betriebsleitung',
        ],
        [
          'Reserve in der stärksten Stunde',
          'Stapler in der Schicht minus fahrende Stapler',
          'Controlling',
        ],
      ],
      stops: [
        'Entscheidend ist die Spitze, nicht der Mittelwert[^fleetSize]: Betrachten Sie die stärkste Stunde.',
        'In einer ruhigen Saison fällt der Wert zu niedrig aus. Messen Sie einen ganzen Saisonzyklus.',
        'Ladezeiten, Anbaugeräte und Fahrausweise begrenzen, welcher Stapler einen anderen vertreten kann.',
      ],
    },
    'fifo-compliance': {
      question: 'Welche Palette muss zuerst hinaus?',
      problem: 'Die vordere Palette wird genommen, und dahinter läuft die älteste ab.',
      change:
        'Eingang und Reihenfolge der Entnahme werden für jeden Kanal festgehalten. Das Fahrpersonal bekommt die nächste Palette angezeigt; wer eine andere nimmt, gibt einen Grund an, dem die Qualitätssicherung nachgehen kann.',
      verb: 'Entnehmen.',
      scene:
        'Blocklagerkanäle von oben mit dem Eingangsdatum jeder Palette: F-05 holt die älteste aus Kanal L4. Aus Kanal L3 war eine Palette entnommen worden, obwohl in L4 noch eine ältere stand.',
      rows: [
        ['Eingang', 'Erstes Absetzen der Palette', 'LVS'],
        ['Nächste Entnahme', 'Ältester Eingang des Artikels', 'Fahrpersonal'],
        ['Außer der Reihe', 'Vergleich von Entnahme und Eingang', 'Qualitätssicherung'],
        ['Grund', 'Eintrag des Fahrpersonals', 'Qualitätssicherung'],
      ],
      noFigure: 'Kein veröffentlichter Wert',
      noFigureText:
        'Keines unserer neun Ergebnisse betrifft die FIFO-Einhaltung. In einem Pilotprojekt wird der Anteil der Paletten ermittelt, die außer der Reihe entnommen werden: in den Kanälen, die Sie auswählen, bevor und nachdem die nächste Palette angezeigt wird.',
      stops: [
        'Welche Palette es ist, geht aus Scan, RFID oder LVS hervor. Die Position allein zeigt nicht, was dort steht.',
        'In Kanälen, die von beiden Seiten befüllt werden, zeigt der Platz einer Palette nicht, welche zuerst eingegangen ist.',
        'FIFO richtet sich nach dem Eingang. Mindesthaltbarkeit (FEFO) und Chargensperren bleiben Aufgabe des LVS.',
        'Das Lebensmittelrecht der EU verlangt Rückverfolgbarkeit einen Schritt zurück und einen Schritt nach vorn[^foodLaw]. Eine Reihenfolge der Auslagerung schreibt es nicht vor.',
      ],
    },
  },
  labels: {
    aisle: 'Gang',
    crossing: 'Kreuzung',
    speedZone: 'Tempozone',
    warned: 'Beide Stapler gewarnt',
    badge: 'Ausweis 2206',
    stops: 'hält',
    passes: 'fährt durch',
    charging: 'Ladeplatz',
    workshop: 'Werkstatt',
    hours: 'Stunden seit der Wartung',
    due: 'Wartung fällig',
    fault: 'Mangel: Gabel',
    level: 'Ebene',
    ordered: 'Vorgesehener Stellplatz',
    setDown: 'Abgesetzt auf',
    wrongPlace: 'Soll: C-12-2',
    yard: 'Hof',
    dock: 'Tor',
    staging: 'Bereitstellfläche',
    waiting: 'wartet',
    time: '3:00 Uhr',
    parked: '{parked} Stapler abgestellt',
    next: 'Nächste Entnahme',
    outOfTurn: 'Außer der Reihe entnommen',
  },
  curve: {
    title: 'Stapler im Einsatz über einen Tag',
    hint: 'Bewegen Sie den Regler: In welchen Stunden würde ein Stapler fehlen?',
    slider: 'Stapler in der Schicht',
    peak: 'Spitze: {trucks} Stapler um {time}',
    short: 'Stunden am Tag mit zu wenig Staplern',
    missing: 'Höchste Zahl fehlender Stapler',
    used: 'Mittlere Auslastung der Stapler',
    summary:
      'Stapler im Einsatz, alle 15 Minuten über einen Tag. Spitze {trucks} um {time}, Tiefststand {least}. Beispieldaten.',
  },
  cases: {
    title: 'Drei Fallstudien, neun Ergebnisse',
    lead: 'Die drei Kunden bleiben anonym. Mehr ist nicht veröffentlicht: weder Branche noch Größe, Zeitraum oder Methode. Die Ergebnisse stammen von verschiedenen Standorten. Sie lassen sich nicht addieren und sind keine Prognose für Ihren Standort.',
    caption: 'Ergebnisse der drei Fallstudien',
    study: 'Fallstudie',
    results: 'Ergebnisse',
    names: { 1: 'Sicherer fahren', 2: 'Schneller reagieren', 3: 'Weniger suchen' },
    demo: 'Demo anfragen',
    estimate: 'Standort berechnen',
  },
} satisfies Translated<typeof en>
