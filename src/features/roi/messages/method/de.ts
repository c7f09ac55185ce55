import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'So wird geschätzt',
  lead: 'Jede Formel und jede Annahme, direkt aus der Tabelle, mit der auch der Rechner oben arbeitet: Version {version}, veröffentlicht am {date}.',
  does: [
    {
      title: 'Am Anfang stehen Mengen',
      text: 'Fläche und Gänge ergeben die Anker, die Stapler ergeben die UWB-Tags; aus beiden folgen die Personentage. Preise und Löhne sind die Ihres Landes.',
    },
    {
      title: 'Ergebnisse von Fallstudien zählen nur zum Teil',
      text: 'Jede Wirkung wird mit einem Gewicht für Ihr Ziel, einem Faktor für Ihre Branche und mit dem multipliziert, was in der Laufzeit des Vertrags erreicht wird.',
    },
    {
      title: 'Eine frei gewordene Stunde zählt einmal',
      text: 'Zu {money} als eingesparte Arbeitszeit, höchstens zu {sold} als verkaufter Durchsatz. Zwei Ergebnisse der Fallstudien bleiben weg, weil sie dieselbe Stunde noch einmal zählen würden: {response} kürzere Reaktionszeit auf Aufträge und {night} weniger Stapler in der Nachtschicht.',
    },
    {
      title: 'Gerechnet wird mit der ersten Laufzeit',
      text: 'Als Investition zählen Hardware, Installation und die Softwaregebühr der ganzen Laufzeit. Die Amortisation dauert deshalb länger, als wenn nur die Hardware zählte.',
    },
  ],
  formulas: 'Formeln',
  formulaGroups: {
    quantities: 'Anker, UWB-Tags und Gateways',
    investment: 'Investition',
    hours: 'Stunden und Effizienz',
    safety: 'Sicherheit und Compliance',
    profit: 'Durchsatz und Gewinn',
    payback: 'Rendite, Amortisation und CO₂',
  },
  exceptions: 'Ausnahmen: {list}.',
  constantGroups: {
    quantities: 'Annahmen: Mengen',
    prices: 'Annahmen: Preise und Installation',
    benefits: 'Annahmen: Nutzen',
    defaults: 'Annahmen: Vorgaben für leere Felder',
  },
  legend:
    'Eigene Angabe: eine Zahl von uns. Öffentliche Quelle: eine veröffentlichte Zahl. Berechnet: folgt aus diesen. Annahme: Es fand sich keine veröffentlichte Zahl; die Spanne zeigt, was plausibel ist.',
  weights: 'Ziele und Branchen',
  weightsCaption: 'Wie stark eine Wirkung bei welchem Ziel zählt',
  objective: 'Ziel',
  levers: {
    impacts: 'Anfahrstöße',
    compliance: 'Compliance',
    idling: 'Leerlauf',
    search: 'Suchen',
    retrieval: 'Auslagern',
    rightSizing: 'Flottengröße',
    throughput: 'Durchsatz',
  },
  countries: 'Länder',
  countriesCaption: 'Preise, Löhne und Energie je Land, ohne MwSt., in der Währung des Landes',
  columns: {
    currency: 'Währung',
    vatRate: 'MwSt.',
    fx: 'Je EUR',
    priceIndex: 'Index',
    manDay: 'Personentag',
    operator: 'Personal, je Stunde',
    electricity: 'Strom, kWh',
    lpg: 'Treibgas, kg',
    diesel: 'Diesel, l',
    gridCo2: 'kg CO₂ je kWh',
  },
  basisOf: 'Personalkosten, {countries}',
  none: 'nicht gezeigt',
  claim: {
    title: 'Worauf „im Schnitt nach weniger als {claim} Monaten“ beruht',
    sites:
      'Auf {sites} Standorten, die mit dieser Preisliste berechnet und nicht gemessen sind: jedes Land, jedes Ziel und jeder Staplertyp, in drei Größen, mit zwei oder drei Schichten, 70 bis 80 % Auslastung und jährlichen Kosten für Prüfungen und Auflagen von {fees} zuzüglich {perTruck} je Stapler. Ihre Amortisationszeit beträgt im Mittel {mean} Monate; {share} liegen unter {claim}.',
    noFees:
      'Ohne Kosten für Prüfungen und Auflagen sind es im Mittel {noFees} Monate; {noFeesShare} der Standorte liegen unter {claim}.',
    moves: 'Was den Mittelwert am stärksten verschiebt, wenn alles andere gleich bleibt:',
    variants: {
      oneShift: 'eine Schicht statt zwei oder drei: {months} Monate',
      oneRow: 'eine Ankerreihe je Gang statt einer für zwei Gänge: {months} Monate',
      cautiousWeights:
        'vorsichtige Gewichtungen, 0,6 und 0,3 statt 0,75 und 0,5, für unterstützte Effekte und Nebeneffekte: {months} Monate',
      together:
        'die beiden letzten zusammen, dazu 20 % Leerlauf in den genutzten Stunden: {months} Monate',
    },
    verdict:
      'Ein Mittelwert sagt wenig über einen einzelnen Standort. Es zählt die Amortisationszeit Ihres eigenen Standorts mit ihrer Bandbreite; die Schätzung oben zeigt sie.',
  },
} as const satisfies Translated<typeof en>
