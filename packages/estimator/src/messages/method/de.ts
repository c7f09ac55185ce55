import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'So wird geschätzt',
  lead: 'Alle Formeln und Annahmen stammen aus der Preisliste, mit der auch der Rechner oben arbeitet: Version {version}, veröffentlicht am {date}.',
  amounts: 'Beträge in diesem Abschnitt: {country}, {currency}.',
  does: [
    {
      title: 'Am Anfang stehen Mengen',
      text: 'Aus Fläche und Gängen ergibt sich die Zahl der Anker, aus den Staplern die Zahl der UWB-Tags, aus beiden die Zahl der Personentage. Es gelten die Preise und Löhne Ihres Landes.',
    },
    {
      title: 'Ergebnisse von Fallstudien fließen nur zum Teil ein',
      text: 'Jeder Effekt wird mit drei Faktoren multipliziert: der Gewichtung für Ihr Ziel, dem Branchenfaktor und dem Anteil, der während der Vertragslaufzeit erreicht wird.',
    },
    {
      title: 'Eine frei gewordene Stunde zählt einmal',
      text: 'Eine solche Stunde geht zu {money} als eingesparte Arbeitszeit und zu höchstens {sold} als zusätzlich verkaufter Durchsatz ein. Zwei Ergebnisse der Fallstudien bleiben außen vor, weil sie dieselbe Stunde noch einmal zählen würden: {response} kürzere Reaktionszeit auf Aufträge und {night} weniger Stapler in der Nachtschicht.',
    },
    {
      title: 'Gerechnet wird mit der ersten Laufzeit',
      text: 'Als Investition zählen Hardware, Installation und der Softwarepreis der ganzen Laufzeit. Die Amortisationszeit ist deshalb länger, als wenn nur die Hardware gerechnet würde.',
    },
  ],
  formulas: 'Formeln',
  formulaGroups: {
    quantities: 'Anker, UWB-Tags und Gateways',
    investment: 'Investition',
    hours: 'Stunden und Effizienz',
    safety: 'Sicherheit und Auflagen',
    profit: 'Durchsatz und Gewinn',
    payback: 'ROI, Amortisationszeit und CO₂',
  },
  exceptions: 'Ausnahmen: {list}.',
  constantGroups: {
    quantities: 'Annahmen: Mengen',
    prices: 'Annahmen: Preise und Installation',
    benefits: 'Annahmen: Nutzen',
    defaults: 'Annahmen: Standardwerte für leere Felder',
  },
  legend:
    'Eigene Angabe: eine Zahl von uns. Öffentliche Quelle: eine veröffentlichte Zahl. Berechnet: aus diesen Zahlen abgeleitet. Annahme: noch zu bestätigen, weil keine veröffentlichte Zahl zu finden war. Die Spanne zeigt, was plausibel ist.',
  weights: 'Ziele und Branchen',
  weightsCaption: 'Gewichtung der Effekte je Ziel',
  objective: 'Ziel',
  levers: {
    impacts: 'Schockereignisse',
    compliance: 'Prüfungen und Auflagen',
    idling: 'Leerlauf',
    search: 'Suchzeit',
    retrieval: 'Auslagerung',
    rightSizing: 'Flottengröße',
    throughput: 'Durchsatz',
  },
  countries: 'Länder',
  countriesCaption:
    'Preise, Löhne und Energie je Land, ohne Umsatzsteuer, in der Währung des Landes',
  columns: {
    currency: 'Währung',
    vatRate: 'USt.',
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
  none: 'keine Angabe',
  claim: {
    title: 'Worauf „im Schnitt nach weniger als {claim} Monaten“ beruht',
    sites:
      'Auf {sites} Standorten, die mit dieser Preisliste berechnet, nicht gemessen wurden: jedes Land, jedes Ziel und jeder Staplertyp, in drei Größen, mit zwei oder drei Schichten, 70 bis 80 % Auslastung und jährlichen Kosten für Prüfungen und Auflagen von {fees} zuzüglich {perTruck} je Stapler. Die Amortisationszeit dieser Standorte beträgt im Mittel {mean} Monate; bei {share} der Standorte liegt sie unter {claim}.',
    noFees:
      'Ohne Kosten für Prüfungen und Auflagen sind es im Mittel {noFees} Monate; bei {noFeesShare} der Standorte liegt die Amortisationszeit unter {claim}.',
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
      'Ein Mittelwert sagt wenig über einen einzelnen Standort. Entscheidend ist die Amortisationszeit Ihres eigenen Standorts mit ihrer Bandbreite. Sie steht oben in der Schätzung.',
  },
} as const satisfies Translated<typeof en>
