import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'RTLS: wie eine Position entsteht',
  description:
    'Ortung per Ultrabreitband, 3D-Genauigkeit bis {accuracy}: wie eine Position berechnet wird, wo sie ausbleibt, was das Funkrecht erlaubt und wie Sie prüfen.',
  opening: {
    title: 'Ein Punkt und seine Genauigkeit',
    lead: 'Ultrabreitband-Funk (UWB) ortet einen UWB-Tag dreidimensional, mit einer Genauigkeit von bis zu {accuracy} und bis zu {rate}-mal pro Sekunde. Die Funkreichweite beträgt bis zu {range}. Hier erfahren Sie, wie eine Position berechnet wird, wo das Verfahren versagt und wie Sie das Ergebnis prüfen.',
  },
  position: {
    title: 'So entsteht eine Position',
    caption:
      'Ausschnitt einer Beispielhalle von oben, {width} × {height}, simuliert. Jeder dünne Kreis steht für den waagerechten Abstand zwischen einem Anker in {anchors} Höhe und einem UWB-Tag in {tag} Höhe. Der Kreis um den UWB-Tag zeigt den erwarteten Positionsfehler in {times}-facher Größe.',
    sight: 'in Sicht: Der direkte Weg ist frei',
    shadowed: 'abgeschattet: Eine Stütze oder ein halb leeres Regal verzögert das Signal',
    blocked: 'blockiert: Das Signal kommt verspätet über eine Reflexion an und wird verworfen',
    tag: 'UWB-Tag',
    wall: 'Stahlwand',
    handles: 'UWB-Tag und Stahlwand, verschiebbar',
    help: 'Verschieben Sie den UWB-Tag oder die Stahlwand. Mit der Tastatur: eines von beiden ansteuern und die Pfeiltasten drücken, mit der Umschalttaste in kleinen Schritten. Ein Klick oder die Eingabetaste dreht die Wand.',
    error: 'Erwarteter Positionsfehler',
    noError: 'keine Position',
    sigma: 'eine Standardabweichung, UWB-Tag in Ruhe',
    class: 'Klasse',
    classes: { fine: 'sehr gut', good: 'gut', weak: 'schwach', none: 'keine Position' },
    limits:
      'Berechnet für eine Halle ohne Betrieb, als Beispiel mit Laufzeitdifferenzen. Ein abgestellter Lkw oder ein neues Regal ändert das Ergebnis.',
  },
  steps: {
    title: 'Wie eine Position berechnet wird',
    lead: 'Vier Schritte, für jeden UWB-Tag bis zu {rate}-mal pro Sekunde.',
    pulse: {
      title: 'Impuls und Ankunftszeit',
      text: 'Der UWB-Tag sendet einen kurzen Funkimpuls. Die Anker erfassen den Zeitpunkt, zu dem der Impuls eintrifft.[^gridrtls]',
      tag: 'UWB-Tag',
      anchor: 'Anker',
      time: 'Signallaufzeit',
    },
    length: {
      title: 'Von der Zeit zur Länge',
      text: 'Licht legt in einer Nanosekunde {nanosecond} zurück. Aus den Zeiten ergeben sich Abstände oder Abstandsdifferenzen.',
    },
    fit: {
      title: 'Der passende Punkt',
      text: 'Berechnet wird der Punkt, der am besten zu allen Werten passt. Er ist genau, wo die Anker rings um den UWB-Tag hängen, und ungenau, wo sie alle auf einer Seite hängen.',
      rest: 'Restfehler',
    },
    filter: {
      title: 'Filter und Fehlerkreis',
      text: 'Der Weg wird so geglättet, dass ein Stapler ihn tatsächlich fahren kann. Zu jeder Position gehört ein Fehlerkreis.',
      second: '{rate} Positionen, 1 s',
    },
    methods: {
      title: 'Zwei Verfahren, eines im Angebot',
      text: 'Bei der Zwei-Wege-Laufzeitmessung (TWR) gehen Nachrichten zwischen UWB-Tag und jedem Anker hin und her; jede Nachricht belegt Funkzeit. Bei der Laufzeitdifferenz (TDoA) sendet der UWB-Tag einmal, und alle Anker haben dieselbe Zeitbasis.[^inpixon] Das Angebot nennt das Verfahren Ihres Systems und die Zahl der Anker je Position.',
    },
    ceiling: {
      title: 'Warum die Rate eine Obergrenze hat',
      text: 'Ein Beispiel für TWR: {message} je Abstand und vier Abstände je Position ergeben {cell} Positionen pro Sekunde in einer Funkzelle. Das reicht für etwa {tags} UWB-Tags mit {rate}.[^rtlsglossary] Deshalb wird die Rate für jeden UWB-Tag eingestellt. Bei {rate} bewegt sich ein Stapler mit {speed} zwischen zwei Positionen {step} weiter.',
    },
  },
  accuracy: {
    title: 'Was „bis zu {accuracy}“ heißt',
    best: 'Gemeint ist der beste Fall: Sichtverbindung zu genügend vielen, gut platzierten und eingemessenen Ankern. Aus der Praxis werden etwa {survey} Fehler beim Einmessen eines Ankers als vertretbar genannt, weniger ist besser.[^decawave] Ein Fehler an dieser Stelle steckt in jeder Position.',
    moving:
      'Fahrt und Stahl vergrößern den Fehler. In einem Industrielabor wurden bei einem UWB-System gemessen: {rest} in Ruhe, {driving} in Fahrt mit Sichtverbindung, {mixed} in Fahrt mit wechselnder Sicht (Mittelwert und Standardabweichung, zweidimensional).[^sensors2022]',
    note: 'Simuliert: {count} Positionen eines ruhenden UWB-Tags, davon {inside} innerhalb des Rings, Standardabweichung {sigma} je Achse.',
  },
  ranges: {
    title: 'Reichweiten im Maßstab der Halle',
    lead: 'Die Funkreichweite gilt bei Sichtverbindung. Eine Position braucht mehrere Anker gleichzeitig in Sicht, deshalb hängen die Anker enger: Ein Hersteller begrenzt eine Zelle auf {diagonal} Diagonale,[^sewio] ein anderer verlangt {from}–{to} zwischen benachbarten Ankern.[^pozyx]',
    standard: 'Standardantenne',
    optional: 'Optionale Antenne',
    hall: 'Beispielhalle, {width} × {depth}',
    estimate: 'Anker für Ihre Fläche: zum ROI-Rechner',
  },
  limits: {
    title: 'Wo es nicht funktioniert und was hilft',
    lead: 'Die Größenordnungen stammen aus veröffentlichten Messungen an anderen Systemen. Wir planen, diese Stellen vor Ihrer Bestellung in Ihrem Hallenplan zu markieren.',
    situation: 'Situation',
    happens: 'Was geschieht',
    size: 'Größenordnung',
    helps: 'Was hilft',
    noSize: 'keine Angabe',
    steel: {
      name: 'Stahl zwischen Anker und UWB-Tag',
      happens:
        'Nur Reflexionen kommen an, und zwar verspätet. Der Abstand wird immer zu lang gemessen: Ein Mittelwert hilft nicht.',
      size: '{free} mit Sichtverbindung, über {blocked} bei Blockierung[^sensors2022]',
      helps: 'Ein Anker auf der anderen Seite',
    },
    aisle: {
      name: 'Regalgang, Anker in einer Linie',
      happens: 'Gut längs des Gangs, schlecht quer dazu.',
      size: 'Aus {noise} Messfehler werden {error}[^gridrtls]',
      helps: 'Eine zweite Ankerreihe; die Regale begrenzen die Position quer zum Gang',
    },
    edge: {
      name: 'Hallenrand, Tor',
      happens:
        'Alle Anker hängen auf einer Seite des UWB-Tags, der Fehlerkreis wird lang und breit.',
      size: 'wie im Gang',
      helps: 'Anker an der Außenwand, zwischen den Toren',
    },
    height: {
      name: 'Höhe der Gabelzinken im Regal',
      happens: 'Hängen alle Anker gleich hoch, ist die Höhe die schwächste Achse.',
      helps: 'Anker in zwei Höhen; die Ebene aus dem Auftrag oder einem Scan',
    },
    load: {
      name: 'Metall oder Flüssigkeit um den UWB-Tag',
      happens: 'Metall reflektiert den Impuls, Flüssigkeit absorbiert ihn.',
      helps: 'UWB-Tag auf dem Fahrerschutzdach, über der Last',
    },
    body: {
      name: 'UWB-Tag am Körper',
      happens: 'Der Körper schirmt das Signal nach hinten ab.',
      size: 'Stirn unter {forehead}, Brust {chest} (90. Perzentil)[^electronics2019]',
      helps: 'UWB-Tag am Helm oder an der Schulter',
    },
    doors: {
      name: 'Stahltore, abgestellte Lkw',
      happens: 'Was am Morgen in Sicht war, ist am Nachmittag blockiert.',
      helps: 'Mehr Anker in Sicht als nötig; nach jeder Änderung eine neue Prüfung',
    },
    container: {
      name: 'In einem geschlossenen Container',
      happens: 'Keine Position. Der letzte Ort und sein Zeitpunkt bleiben.',
      helps: 'Ein Scan am Tor',
    },
  },
  proof: {
    title: 'Was eine Position nicht belegt',
    load: {
      title: 'Was auf den Gabelzinken liegt',
      text: 'Die Palette übernimmt beim Absetzen die Position des Staplers. Um welche Palette es sich handelt, ergibt ein Scan oder RFID.[^applsci2021]',
    },
    driver: {
      title: 'Wer gefahren ist und wer Pause macht',
      text: 'Ohne Anker in Reichweite gibt es keine Position: Pausenräume lassen sich bei der Ankerplanung aussparen. Sobald jemand feststellen kann, wer gefahren ist, sind Positionen personenbezogene Daten. Zweck, Zugriff und Speicherdauer werden vor der Montage des ersten UWB-Tags vereinbart.',
    },
    forged: {
      title: 'Dass sie nicht gefälscht ist',
      text: 'IEEE 802.15.4z hat 2020 die Integrität der Abstandsmessung verbessert.[^ieee802154z] Fragen Sie jeden Anbieter, auch uns, ob die Geräte den Standard nutzen. Die Antwort gehört ins Angebot.',
    },
  },
  specification: {
    title: 'Technische Daten',
    lead: 'Werte der Produktreihe. Welches Gerät welchen der beiden Temperaturbereiche hat, steht in der Bestellung.',
    spectrumShort: 'UWB-Spektrum {value}',
    bandsShort: 'Betriebsbänder {value}',
    name: 'Kenngröße',
    value: 'Wert',
    condition: 'Bedingung',
    groups: {
      positioning: 'Ortung',
      radio: 'Funk',
      platform: 'Plattform',
      environment: 'Umgebung und Versorgung',
    },
    upTo: 'bis {value}',
    upToShare: 'bis {value}',
    fromTo: '{from} bis {to}',
    and: '{first} und {second}',
    or: '{first} oder {second}',
    accuracy: [
      '3D-Genauigkeit',
      'bester Fall: Sichtverbindung zu genügend vielen eingemessenen Ankern',
    ],
    rate: ['Aktualisierungsrate', 'Obergrenze eines UWB-Tags, je UWB-Tag eingestellt'],
    range: ['Funkreichweite', 'Standardantenne, Sichtverbindung'],
    rangeAntenna: ['Funkreichweite mit optionaler Antenne', 'je nach Antenne, Sichtverbindung'],
    spectrum: ['UWB-Spektrum', ''],
    bands: ['Betriebsbänder', 'welche davon genutzt werden dürfen, hängt vom Land ab'],
    liveView: ['Latenz der Live-Ansicht', 'Alter des Bildes auf dem Bildschirm'],
    analytics: ['Latenz der Auswertungen', 'Berichte und Kennzahlen'],
    uptime: ['Verfügbarkeit', ''],
    backups: ['Datensicherung', ''],
    temperature: ['Betriebstemperatur', 'je nach Gerät'],
    protection: ['Schutzart', 'IP67: 30 min unter 1 m Wasser; IP54: Spritzwasser[^iec60529]'],
    gateway: ['Gateway-Versorgung', 'nur Gateway'],
    certification: ['Zertifizierung und Kennzeichnung', 'CE: Erklärung des Herstellers'],
    daily: 'täglich',
    protectionValue: '{outdoors} im Außenbereich, {indoors} im Innenbereich',
    gatewayValue: '{dc} V DC, {ac} V AC oder PoE',
    certificationValue: 'UL-Zertifizierung, CE-Kennzeichnung',
  },
  acceptance: {
    title: 'Wie Sie die Genauigkeit prüfen',
    lead: 'Wir planen die Abnahme vor Ort, nach Kriterien, die vor der Installation vereinbart werden.',
    choose:
      'Punkte wählen: Regalgang, Regalende, Tor, Hallenrand und einer hinter Stahl. Jeder Punkt wird eingemessen.',
    agree:
      'Je Punkt einen Wert vereinbaren: den CE95, also den Radius, in dem 95 % der Positionen liegen. ISO/IEC 18305 nennt ihn unter ihren Kennzahlen, ebenso Latenz, Abdeckung und Verfügbarkeit.[^iso18305]',
    measure:
      'In Ruhe und in Fahrt messen, mit gefüllten Regalen und bei laufendem Betrieb der Tore.',
    sign: 'Beide Seiten unterschreiben das Protokoll. Überschreitet ein Punkt seinen Wert, wird nachgebessert oder der Punkt im Plan markiert.',
    form: 'Abnahmeprotokoll, Vordruck',
    point: 'Punkt',
    place: 'Ort',
    agreed: 'CE95 vereinbart',
    measured: 'CE95 gemessen',
    places: [
      'Regalgang, Mitte',
      'Regalende an einer Kreuzung',
      'Tor',
      'Hallenrand',
      'Hinter Stahl',
    ],
    signature: 'Datum und Unterschrift, {party}',
    customer: 'Kunde',
  },
  radio: {
    title: 'Funkvorschriften nach Region',
    lead: 'Zuerst der Außenbereich: Bevor Anker im Freien montiert werden, sind die nationalen Vorschriften zu prüfen. Einige Länder verlangen eine Registrierung oder Genehmigung. Wir planen diese Prüfung als Teil der Begehung.',
    region: 'Region',
    outdoors: 'Außenbereich',
    indoors: 'Innenbereich',
    eu: {
      name: 'Europäische Union',
      outdoors:
        'Allgemeine UWB-Nutzung nur ohne feste Außenanlage oder Außenantenne.[^eu2019785] Ortungssysteme bei 3,1–4,8 GHz: feste Standorte mit Registrierung oder Genehmigung, nicht in jedem Land. Bei etwa 6–9 GHz dürfen feste Anker im Freien nur empfangen.[^en302065]',
      indoors:
        'Keine Einzelgenehmigung, kein Schutz vor Störungen. Grenzwerte der mittleren Leistungsdichte (EIRP): −41,3 dBm/MHz bei 3,1–4,8 GHz mit niedrigem Tastverhältnis (LDC) oder Detect-and-Avoid, −70 dBm/MHz bei 4,8–6 GHz, −41,3 dBm/MHz bei 6–8,5 GHz.[^eu2019785] Die Änderung von 2024 ist zu prüfen.',
    },
    uk: {
      name: 'Vereinigtes Königreich',
      outdoors: 'Die geltenden Bedingungen von Ofcom werden für jeden Standort geprüft.',
      indoors: 'Lizenzfrei innerhalb der Bedingungen von Ofcom.[^ofcom]',
    },
    us: {
      name: 'Vereinigte Staaten',
      outdoors:
        'Systeme für Innenräume dürfen keine Antennen im Freien haben.[^fcc517] Handgeräte müssen ohne feste Infrastruktur auskommen.[^fcc519]',
      indoors:
        'FCC Part 15, Subpart F: Grenzwert der mittleren Leistungsdichte (EIRP) −41,3 dBm/MHz.[^fcc517]',
    },
    note: 'Vorschriften ändern sich, und diese Übersicht ist keine Rechtsberatung. Das Angebot nennt die Bänder für Ihr Land.',
  },
} satisfies Translated<typeof en>
