import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Industrie 4.0 im Lager: eine Schicht, zweimal erzählt',
  description:
    'Dieselben Minuten einer Spätschicht, einmal per Funkruf, einmal als gemessene Positionen; wann sich das Messen lohnt, wann nicht, und sieben Voraussetzungen.',
  heading: 'Eine Schicht, zweimal erzählt',
  lead: 'Spätschicht: Eine Palette steht nicht an ihrem Platz, an Tor 2 wartet ein Auflieger. Dieselben Minuten werden einmal per Funkruf erzählt und einmal mit gemessenen Positionen.',
  same: 'In der zweiten Fassung geht nichts schneller. Aber jede Minute hat einen Ort und einen Grund.',
  told: {
    title: 'Dieselben Minuten, zwei Aufzeichnungen',
    lead: 'Beispieldaten: ein Stapler, ein Auftrag. Zeiten, Wege und Halte sind in beiden Fassungen dieselben.',
    choose: 'Aufzeichnung',
    time: 'Zeit',
    call: 'Funkruf',
    move: 'Was der Stapler tut',
    radio: {
      name: 'Per Funk',
      title: 'Schichtzettel, Funkkanal 3',
      calls: {
        order: '„F-03, bitte Palette 4711 an Tor 2.“',
        empty: '„Gang B, der Platz ist leer.“',
        neither: '„In A und C auch nicht. Hat sie jemand gesehen?“',
        found: '„Gefunden, neben dem einzelnen Regal.“',
        done: '„Tor 2, Palette ist abgesetzt.“',
      },
      caption:
        'Plan eines Teils der Beispielhalle mit den Orten, die im Funk genannt wurden. Die Wege dazwischen sind unbekannt.',
      total: 'Bekannt: {times} Funkrufe und {places} Orte des Staplers.',
    },
    measured: {
      name: 'Gemessen',
      title: 'Aufzeichnung von Stapler F-03',
      legs: {
        toB: 'Fährt zu Gang B',
        inB: 'Sucht in Gang B',
        inA: 'Sucht in Gang A',
        inC: 'Sucht in Gang C',
        back: 'Fährt zurück',
        crossing: 'Wartet an der Kreuzung',
        behind: 'Sucht am einzelnen Regal',
        pick: 'Nimmt auf',
        toDock: 'Fährt zu Tor 2',
        atDock: 'Wartet an Tor 2',
        setDown: 'Setzt ab',
      },
      kinds: { drive: 'Fahren', search: 'Suchen', wait: 'Warten', handle: 'Aufnehmen, Absetzen' },
      caption:
        'Derselbe Plan mit allen Wegen und Halten; je größer der Kreis, desto länger der Halt. Die beiden langen Wartezeiten liegen nicht am Fahrpersonal: Die eine entsteht an einer Kreuzung, die andere an einem Tor, das noch nicht bereit ist.',
      total: 'Bekannt: {minutes} und {metres}, jeweils mit Ort und Grund.',
    },
  },
  essay: {
    monday: {
      title: 'Was sich am Montagmorgen ändert',
      text: [
        'Im Lagerverwaltungssystem steht, was gescannt wurde. Was zwischen zwei Scans geschieht, steht nirgends: die Suche, die Schlange am Tor, die Leerfahrt.',
        'Mit einem UWB-Tag am Stapler werden aus diesen Minuten Zeiten und Strecken. Am Montagmorgen öffnet die Schichtleitung einen Bericht über die Wartezeiten der letzten Woche je Tor und fängt bei der längsten an.',
      ],
      note: 'Holt das Personal die Ware am Regal, entfällt etwa die Hälfte der Arbeitszeit auf Wege.[^pickingTravel]',
    },
    minutes: {
      title: 'Wo die Minuten bleiben',
      text: [
        'Über Suchen und Leerlauf sind viele Zahlen im Umlauf, die meisten von Anbietern. Messen Sie selbst: Die ersten Wochen eines Pilotprojekts liefern Ausgangswerte, während sonst alles bleibt, wie es ist.',
        'Anonyme Fallstudien verzeichnen {search} bei der Suchzeit und {orderResponse} bei der Reaktionszeit auf Aufträge, jeweils an einem Standort. Für einen anderen Standort sind diese Zahlen keine Prognose.',
      ],
      note: 'Flotten sind oft größer als nötig, weil die Auftragsspitze ihre Größe bestimmt.[^fleetSize] Eine Fallstudie verzeichnet {night} bei den Staplern der Nachtschicht.',
    },
    pays: {
      title: 'Wann es sich lohnt und wann nicht',
      text: [
        'Als durchschnittliche Amortisationszeit nennen wir weniger als {months} Monate. Für die {sites} berechneten Standorte dahinter, alle mit zwei oder drei Schichten, liegt der Mittelwert bei {mean} Monaten. Mit einer Schicht sind es {oneShift} Monate.',
        'Ein kleiner Standort mit einer Schicht und wenigen Staplern ist mit einer Magnettafel oft besser bedient. Die Schätzung zeigt, auf welcher Seite Ihr Standort liegt und welche Annahme darüber entscheidet.',
      ],
      note: 'Die Amortisationszeiten sind mit einer veröffentlichten Preisliste berechnet, nicht gemessen.',
    },
    leaves: {
      title: 'Was Sache der Menschen bleibt',
      text: [
        'Das System misst Bewegung. Es plant keine Arbeit und lenkt keine Stapler. Ein unübersichtliches Layout bleibt unübersichtlich; es wird nur sichtbar.',
        'Der Reifegradindex von acatech hat sechs Stufen.[^acatech] Ortung erreicht die dritte und liefert Daten für die vierte. Die fünfte und die sechste nehmen wir nicht für uns in Anspruch.',
      ],
      note: 'Die sechs Stufen des Index',
    },
    people: {
      title: 'Werden damit auch Personen erfasst?',
      text: [
        'Stapler, Paletten und Werkzeuge tragen einen UWB-Tag, Personen nur, wo das vereinbart ist. Doch schon die Position eines Staplers ist ein personenbezogenes Datum, sobald jemand sagen kann, wer gefahren ist.',
        'Auf eine Einwilligung der Beschäftigten lässt sich eine solche Verarbeitung kaum stützen; sie muss erforderlich, verhältnismäßig und den Beschäftigten bekannt sein.[^wp249] Zwecke, Zugriff und Speicherdauer werden deshalb vor der Montage des ersten UWB-Tags vereinbart. Ranglisten von Personen gehören nicht zum Produkt.',
      ],
      note: 'Mitbestimmung nach § 87 Abs. 1 Nr. 6 BetrVG besteht bereits, wenn ein System zur Überwachung objektiv geeignet ist; auf die Absicht kommt es nicht an.[^germanyWorks] Keine Rechtsberatung.',
    },
    cloud: {
      title: 'Noch ein System für die IT?',
      text: [
        'Ja. UWB-Tags und Anker bilden ein eigenes Funknetz, Gateways verbinden es mit Ihrem Netzwerk, und Ihr Lagerverwaltungssystem erhält Ereignisse über eine REST-Schnittstelle.',
        'Wo die Plattform betrieben wird, wie Zugriffsrechte vergeben und wie lange Daten gespeichert werden, steht im Angebot. Fragen Sie vor dem Pilotprojekt danach.',
      ],
      note: 'In der Halle muss auch ohne Bildschirm gearbeitet werden können: Die Verfügbarkeit ist mit bis zu {uptime} angegeben.',
    },
    method: 'So wird der Durchschnitt berechnet',
    stages: [
      'Computerisierung',
      'Konnektivität',
      'Sichtbarkeit',
      'Transparenz',
      'Prognosefähigkeit',
      'Adaptierbarkeit',
    ],
    reached: 'wird erreicht',
    fed: 'erhält Daten',
  },
  conditions: {
    title: 'Sieben Dinge, die stimmen müssen',
    lead: 'Eine Checkliste zum Ausdrucken. Bleiben zwei Zeilen leer, fangen Sie mit diesen beiden an.',
    items: {
      shifts: {
        title: 'Mindestens zwei Schichten oder Stapler, die den ganzen Tag fahren',
        why: 'Die Kosten der Hardware verteilen sich auf die Stunden, in denen die Stapler genutzt werden.',
      },
      bottleneck: {
        title: 'Die Stapler sind der Engpass',
        why: 'Wartet die Ware auf die Kommissionierung oder auf Papiere, ändern kürzere Wege wenig.',
      },
      zones: {
        title: 'Jemand ist für die Zonen zuständig',
        why: 'Eine Zone, die niemand pflegt, erzeugt Warnmeldungen, die niemand liest.',
      },
      plan: {
        title: 'Es gibt einen maßstäblichen Hallenplan',
        why: 'Wände, Regale und Tore bestimmen, wo die Anker hängen.',
      },
      council: {
        title: 'Der Betriebsrat ist vor der Installation im Boot',
        why: 'Eine Betriebsvereinbarung, die erst am Ende angegangen wird, kann das ganze Projekt aufhalten.',
      },
      interface: {
        title: 'Das Lagerverwaltungssystem hat eine Schnittstelle',
        why: 'Von dort kommen Auftragszeiten und Palettennummern. Ohne sie lässt sich eine Wartezeit keinem Auftrag und ein Ort keiner Palette zuordnen.',
      },
      action: {
        title: 'Jemand handelt nach den Berichten',
        why: 'Eine Zahl, auf die keine Entscheidung folgt, spart nichts.',
      },
    },
    end: 'Ist die Liste weitgehend abgehakt, entscheiden Ihre eigenen Zahlen. Sechs Felder reichen für eine erste Schätzung, und sie bleibt in Ihrem Browser.',
    estimate: 'Eigenen Standort berechnen',
  },
} satisfies Translated<typeof en>
