import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  groups: {
    site: 'Ihr Standort',
    fleet: 'Vertrag und Flotte',
    operation: 'Betrieb',
    safety: 'Unfälle und Auflagen',
  },
  hints: {
    country: 'Bestimmt Preise, Löhne und Energiekosten.',
    companyName: 'Erscheint auf dem Ausdruck und beeinflusst die Berechnung nicht.',
    aisleLength: 'Mittelwert je Gang.',
    shifts: 'Je Arbeitstag.',
    capacityUsed: 'Bezogen auf die geplanten Staplerstunden.',
    margin: 'Bezogen auf den Umschlagserlös.',
    accidents: 'Jeder Anfahrschaden, der Geld kostet, zählt.',
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
  areaUnit: 'Flächeneinheit',
  areaUnits: {
    m2: 'm²',
    sqft: 'sq ft',
  },
  errors: {
    missing: 'Bitte eine Zahl eingeben',
    missingName: 'Bitte den Firmennamen eingeben',
    missingChoice: 'Bitte einen Eintrag aus der Liste auswählen',
    number: 'Bitte eine Zahl eingeben, zum Beispiel {example}',
    integer: 'Bitte eine ganze Zahl eingeben',
    range: 'Bitte eine Zahl von {min} bis {max} eingeben',
    hours: 'Bitte höchstens 24 h am Tag eingeben (Schichten × Stunden)',
    aislesWithoutLength: 'Bitte auch die Länge eingeben oder beide Felder leer lassen',
    lengthWithoutAisles: 'Bitte auch die Anzahl der Gänge eingeben oder beide Felder leer lassen',
    choice: 'Bitte einen Eintrag aus der Liste auswählen',
    tooLong: 'Bitte höchstens {max} Zeichen eingeben',
  },
  stillUses: '{error}. Für das Ergebnis gilt weiterhin {value}.',
  estimator: {
    example:
      'Die Felder enthalten zunächst Beispielwerte. Tragen Sie Ihre eigenen Werte ein. Graue Zahlen sind Standardwerte.',
    refine: 'Genauer rechnen: {count} weitere Felder',
    refineExample:
      'Für Gänge, Prüfungen und Auflagen gelten die Werte des Beispiels, für die übrigen Felder Standardwerte.',
    refineChanged: 'Vom Beispiel abweichend: {changed} von {count}.',
    printTitle: 'Schätzung drucken',
    linkTitle: 'Link zur Schätzung',
    cancel: 'Abbrechen',
    checkEntries: 'Bitte prüfen Sie diese Angaben',
    calculate: 'Berechnen',
    reset: 'Beispielwerte wiederherstellen',
    discuss: 'Schätzung besprechen',
    copyLink: 'Link kopieren',
    copied: 'Der Link mit Ihren Werten liegt in der Zwischenablage.',
    notCopied:
      'Ihre Werte stehen jetzt in der Adresse dieser Seite. Kopieren Sie die Adresse aus der Adresszeile.',
    print: 'Drucken / PDF',
    toResult: 'Zum Ergebnis',
    shared: 'Geteilte Schätzung vom {date}{company}, Preisliste {version}.',
    sharedToday:
      'Mit den heutigen Preisen (Preisliste {version}) gilt: Amortisationszeit {payback}, Investition {investment}.',
    sharedSame: 'Diese Preise gelten noch.',
    planAnchors:
      'Ihr Plan hat {planned} Anker, die Schätzung zählt {counted}. Mit denen des Plans: Hardware {hardware} statt {countedHardware}, Amortisationszeit {payback} statt {countedPayback}.',
    planRest:
      'Das Ergebnis behält die Zahl der Schätzung. Was Ihr Plan nicht sagt, stammt aus dem Beispiel.',
    drawHall: 'Diese Halle zeichnen',
    sharedLost:
      'Diese Preisliste lässt sich zurzeit nicht laden. Das Ergebnis ist mit den heutigen Preisen berechnet (Preisliste {version}).',
    useToday: 'Mit heutigen Preisen rechnen',
    damaged:
      'Dieser Link ist beschädigt. Diese Felder waren nicht lesbar und enthalten Beispielwerte: {fields}. Bitte prüfen Sie diese Felder.',
  },
} satisfies Translated<typeof en>
