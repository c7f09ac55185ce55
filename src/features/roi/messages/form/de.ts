import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  groups: {
    site: 'Ihr Standort',
    fleet: 'Vertrag und Flotte',
    operation: 'Betrieb',
    safety: 'Unfälle und Compliance',
  },
  hints: {
    country: 'Bestimmt Preise, Löhne und Energiekosten.',
    companyName: 'Steht auf der gedruckten Schätzung und ändert keine Zahl.',
    aisleLength: 'Mittelwert je Gang.',
    shifts: 'Je Arbeitstag.',
    capacityUsed: 'Bezogen auf die geplanten Staplerstunden.',
    margin: 'Bezogen auf den Umschlagserlös.',
    accidents: 'Jeder Anfahrstoß, der Geld kostet, zählt.',
    daysDown: 'Arbeitstage ohne den Stapler.',
    complianceFees: 'Zum Beispiel UVV-Prüfungen, Unterweisungen, Bußgelder.',
  },
  units: {
    forklifts: 'Stapler',
    aisleLength: 'm',
    aisles: 'Gänge',
    shiftHours: 'h',
    workingDays: 'Tage',
    pallets: 'Paletten',
    capacityUsed: '%',
    margin: '%',
    repairCost: '{currency}',
    daysDown: 'Tage',
    complianceFees: '{currency}',
  },
  areaUnit: 'Einheit der Fläche',
  areaUnits: {
    m2: 'm²',
    sqft: 'sq ft',
  },
  errors: {
    missing: 'Geben Sie eine Zahl ein',
    missingName: 'Geben Sie den Firmennamen ein',
    missingChoice: 'Wählen Sie einen Eintrag aus der Liste',
    number: 'Geben Sie eine Zahl ein, zum Beispiel {example}',
    integer: 'Geben Sie eine ganze Zahl ein',
    range: 'Geben Sie eine Zahl von {min} bis {max} ein',
    hours: 'Schichten mal Stunden dürfen höchstens 24 ergeben',
    aislesWithoutLength: 'Geben Sie auch die Länge an oder lassen Sie beide Felder leer',
    lengthWithoutAisles: 'Geben Sie auch die Anzahl der Gänge an oder lassen Sie beide Felder leer',
    choice: 'Wählen Sie einen Eintrag aus der Liste',
    tooLong: 'Höchstens {max} Zeichen',
  },
  stillUses: '{error}. Das Ergebnis rechnet weiter mit {value}.',
  estimator: {
    example:
      'Die Felder enthalten zunächst die Werte eines Beispiels: Tragen Sie Ihre eigenen ein. Graue Zahlen sind Vorgaben.',
    checkEntries: 'Bitte prüfen Sie diese Angaben',
    calculate: 'Berechnen',
    reset: 'Auf das Beispiel zurücksetzen',
    discuss: 'Schätzung besprechen',
    copyLink: 'Link kopieren',
    copied: 'Der Link mit Ihren Werten liegt in der Zwischenablage.',
    notCopied:
      'Die Adresse dieser Seite enthält jetzt Ihre Werte. Kopieren Sie sie aus der Adresszeile.',
    print: 'Drucken / PDF',
    toResult: 'Zum Ergebnis',
    shared: 'Geteilte Schätzung vom {date}{company}, Preisliste {version}.',
    sharedToday:
      'Mit den heutigen Preisen (Preisliste {version}) wären es {payback} und {investment} Investition.',
    sharedSame: 'Diese Preise gelten noch.',
    sharedLost:
      'Diese Preisliste lässt sich gerade nicht laden: Das Ergebnis verwendet die heutigen Preise (Preisliste {version}).',
    useToday: 'Mit heutigen Preisen rechnen',
    damaged:
      'Dieser Link ist beschädigt. Nicht lesbar und deshalb wie im Beispiel: {fields}. Bitte diese Felder prüfen.',
  },
} satisfies Translated<typeof en>
