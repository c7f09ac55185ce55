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
    'Vorgegeben: von uns genannt. Gefunden: Zahl aus einer öffentlichen Quelle. Abgeleitet: aus diesen berechnet. Vorschlag: Es fand sich keine öffentliche Zahl; wir müssen ihn noch bestätigen.',
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
    basis: 'Grundlage',
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
  basisOf: 'Personalkosten, Grundlage {key}',
  none: 'nicht gezeigt',
  claim: {
    title: 'Woher „Amortisation im Mittel unter {claim} Monaten“ kommt',
    target:
      'Die Zahl stand fest, bevor es diesen Rechner gab, und beim Bau des Rechners war sie ein Ziel. Der erste Entwurf ergab {draftExample} Monate für eine Halle mit 25 Staplern in Deutschland und zwei Schichten. Daraufhin wurden vier Annahmen verschoben, jede innerhalb ihrer plausiblen Spanne, bis typische Standorte unter {claim} Monaten lagen:',
    moved: [
      'Leerlauf von 20 auf 25 % der genutzten Stunden',
      'Gewichte geförderter Wirkungen und Nebeneffekte von 0,6 und 0,3 auf 0,75 und 0,5',
      'eine Ankerreihe für zwei Gänge statt für einen',
      'Personalkosten von 70 auf 75 % der Arbeitskosten des Landes',
    ],
    draft:
      'Die Aufteilung zwischen Arbeitszeit und Durchsatz wurde einmal neu gefasst, weil ihre erste Form eine stärker ausgelastete Flotte schlechter aussehen ließ. Das war ein Fehler. Mit den ersten drei Annahmen wieder auf dem Stand des Entwurfs ergab die Rechnung damals im Mittel {draftMean} Monate, und {draftShare} der Standorte lagen unter {claim}.',
    portfolio:
      'Mit der heutigen Tabelle amortisieren sich {sites} gerechnete Standorte im Mittel nach {mean} Monaten, und {share} von ihnen liegen unter {claim}: jedes Land, jedes Ziel und jeder Staplertyp, in drei Größen, mit zwei oder drei Schichten und 70 bis 80 % Auslastung. Auch diese Mischung ist gewählt. Dieselben Standorte mit einer Schicht brauchen im Mittel {oneShift} Monate.',
    verdict:
      'Diese Standorte sind also kein unabhängiger Beleg für die Aussage und sollten nicht als solcher zitiert werden. Keiner von ihnen wurde gemessen. Wir müssen diese Annahmen durch Zahlen aus eigenen Installationen ersetzen; bis dahin zählt die Zahl für Ihren Standort, mit ihrer Bandbreite.',
  },
} as const satisfies Translated<typeof en>
