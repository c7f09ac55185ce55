import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Nutzen: Zahl, Definition und Grenze',
  description:
    'Sicherheit, Effizienz, Kapazität, Nachweise und CO₂: wie jede Zahl entsteht, wann ein Ereignis zählt und in welcher Zeile der Schätzung sie steht.',
  heading: 'Fünf Effekte in einer Bilanz',
  lead: 'Zu jedem Effekt steht hier, woraus die Zahl ermittelt wird, wann ein Ereignis zählt und was die Zahl nicht besagt. Am Ende steht die Zeile der Schätzung, in der aus dem Effekt ein Betrag wird.',
  warning:
    'Die Zahlen stammen von drei anonymen Kunden. Eine Prognose für Ihren Standort sind sie nicht, und addieren lassen sie sich auch nicht.',
  ledger: {
    title: 'Neun Ergebnisse, eine Schätzung, ein Maßstab',
    lead: 'Alle Balken haben denselben Maßstab. Zu zwei der fünf Effekte gibt es kein Ergebnis aus einer Fallstudie, das ist dort vermerkt.',
    measured: 'Ermittelt aus',
    counted: 'Es zählt',
    isNot: 'Was die Zahl nicht besagt',
    line: 'Zeile in der Schätzung',
    study: 'Fallstudie {number}',
    none: 'Kein Ergebnis aus Fallstudien',
    example:
      'Beträge: Beispiel der Schätzung für {country}, {forklifts} Elektrostapler, {shifts} Schichten, {pallets} Paletten im Jahr, ohne Umsatzsteuer. Mit der veröffentlichten Preisliste berechnet, nicht gemessen.',
  },
  rows: {
    safety: {
      name: 'Sicherheit',
      measured:
        'Schockereignisse: Spitzen in der Beschleunigung des Staplers, mit Ort und Uhrzeit. Geschwindigkeitsüberschreitungen: das Tempo des Staplers in einer Zone mit Tempolimit.',
      counted:
        'Ein Schockereignis zählt oberhalb eines Schwellenwerts, eine Überschreitung ab einer festgelegten Dauer. Beide Schwellenwerte werden vor Ort vereinbart. Ein anderer Schwellenwert ergibt eine andere Anzahl.',
      isNot:
        'Unfälle und Verletzungen werden damit nicht gezählt, und auf Versicherungsprämien lässt sich nicht schließen. Viele Unfallursachen, etwa eine herabfallende Last, zeigt keine Ortung.',
    },
    efficiency: {
      name: 'Effizienz',
      measured:
        'Positionen der Stapler, Auftragszeiten aus dem Lagerverwaltungssystem und der Absetzort jeder gescannten Palette.',
      counted:
        'Die Reaktionszeit läuft vom Auftrag bis zur ersten Fahrt, die Suchzeit {searchSpan}, die Auslagerzeit, bis die Palette den Stellplatz verlässt. Leerlauf wird aus der Geschwindigkeitskurve weiter unten ermittelt.',
      isNot:
        'Frei gewordene Minuten sind noch kein Geld. Sie rechnen sich erst, wenn eine Schicht, eine Überstunde oder ein Stapler entfallen kann.',
    },
    capacity: {
      name: 'Kapazität',
      measured: 'Gleichzeitig fahrende Stapler je Viertelstunde, abgesetzte Paletten je Schicht.',
      counted:
        'Ein Stapler gilt als entbehrlich, wenn die stärkste Stunde eines ganzen Saisonzyklus auch ohne ihn zu schaffen gewesen wäre.',
      isNot:
        'Die beiden Flottenzahlen stammen von zwei Standorten: {night} gilt für eine Nachtschicht, {fleet} für eine ganze Flotte. In der Nebensaison wirkt jede Flotte zu groß.',
    },
    compliance: {
      name: 'Prüfungen und Nachweise',
      measured:
        'Tägliche Einsatzprüfungen mit Stapler, Uhrzeit, Prüfpunkt und Ergebnis. Entnahmen außer der Reihe mit Kanal, Uhrzeit und Grund.',
      counted:
        'Eine Prüfung zählt, wenn vor dem Einsatz jeder Prüfpunkt beantwortet ist. Eine Ausnahme zählt, wenn eine jüngere Palette vor einer älteren entnommen wird.',
      isNot:
        'Der Eintrag belegt die tägliche Prüfung, wie sie etwa 29 CFR 1910.178(q)(7) in den USA verlangt.[^osha1910178] Die jährliche Prüfung durch eine befähigte Person[^dguv68] ersetzt er ebenso wenig wie eine „thorough examination“ in Großbritannien[^lolerExamination]. Keines der neun Ergebnisse betrifft die FIFO-Einhaltung.',
    },
    co2: {
      name: 'CO₂',
      measured:
        'Diese Zahl wird berechnet: aus den eingesparten Fahr- und Leerlaufzeiten der Schätzung, dem Energieverbrauch je Staplerstunde und {factor} kg CO₂e je kWh Strom in {country}.',
      counted: 'Es zählen nur kürzere Such- und Auslagerzeiten und weniger Leerlauf.',
      isNot:
        'Die Zahl ist nicht testiert. Für einen Nachhaltigkeitsbericht gelten amtliche Emissionsfaktoren.[^conversionFactors]',
    },
  },
  co2: { tons: 't CO₂e im Jahr', perPallet: 'kg CO₂e je Palette', computed: 'Beispiel, berechnet' },
  curve: {
    title: 'Eine Kurve, zwei Kennzahlen',
    lead: 'Das Tempo eines Staplers über {minutes} Minuten. Drei Werte entscheiden, was zählt: das Tempolimit, die zulässige Dauer einer Überschreitung und die zulässige Standzeit bei eingeschaltetem Stapler. Sie werden vor dem ersten Bericht vereinbart.',
    description:
      'Geschwindigkeitskurve eines Staplers mit Tempolimit. Eine Überschreitung dauert lange genug, um zu zählen, eine andere ist zu kurz. Zwei Standzeiten sind lang genug für Leerlauf, zwei kürzere nicht.',
    limit: 'Tempolimit {limit}',
    minutes: 'min',
    kinds: {
      speeding: 'Überschreitung: mindestens {seconds} über dem Limit',
      brief: 'Über dem Limit, aber zu kurz',
      idling: 'Leerlauf: eingeschaltet, mindestens {seconds} ohne Bewegung',
      stop: 'Halt zur Lastaufnahme: zu kurz',
    },
    total: 'In dieser Fahrt zählen {speeding} Überschreitung und {idling} Leerlauf.',
    block: ['Ein Stapler, eine Fahrt', 'Beispieldaten, Beispielwerte'],
  },
  rules: {
    title: 'Bevor Sie mit den Zahlen rechnen',
    items: {
      add: {
        title: 'Prozentwerte nicht addieren',
        text: 'Drei Kunden, drei Standorte, neun Zahlen. Kürzere Suchzeit und kürzere Reaktionszeit überschneiden sich, und zwei Flottenzahlen von zwei Standorten ergeben keine gemeinsame Flotte.',
      },
      once: {
        title: 'Jeder Betrag steht in einer Zeile',
        text: 'In der Schätzung steht jeder Betrag in genau einer Zeile, die Summe der Zeilen ist der jährliche Nutzen. Frei gewordene Stunden zählen nur zum Teil, der Anteil ist eine veröffentlichte Annahme. Nicht berücksichtigt sind die Anbindung Ihres Lagerverwaltungssystems, Hubarbeitsbühnen, Verkabelung und die Stunden Ihrer Beschäftigten.',
      },
      first: {
        title: 'Mit einer bekannten Zahl beginnen',
        text: 'Erst sicherer oder erst schneller? Am besten mit dem Effekt, für den es einen Wert von vorher gibt: Anfahrschäden aus der Reparaturliste oder Suchzeiten, die eine Woche lang notiert wurden. Ohne Ausgangswert lässt sich keine Veränderung nachweisen.',
      },
      who: {
        title: 'Gemessen werden Stapler, keine Personen',
        text: 'Die Berichte betreffen Stapler, Schichten und Orte, Ranglisten von Personen gibt es nicht. Sobald erkennbar ist, wer gefahren ist, sind Positionen personenbezogene Daten. Zwecke, Detailgrad und Speicherdauer gehören deshalb vor der Montage des ersten UWB-Tags in eine Betriebsvereinbarung.',
      },
    },
    own: 'Eigene Zahlen eingeben',
    method: 'So wird gerechnet',
  },
} satisfies Translated<typeof en>
