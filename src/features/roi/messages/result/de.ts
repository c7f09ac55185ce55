import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Ergebnis der Schätzung',
  example:
    'Beispiel: {forklifts} Stapler, {shifts} Schichten zu {hours} h, {fees} Kosten für Prüfungen und Auflagen im Jahr. Ihre eigenen Zahlen treten an seine Stelle.',
  purchase: 'Hardware',
  purchases: { bought: 'Kauf', rented: 'Miete' },
  lines: 'Kauf, Miete und nach drei Jahren',
  pilotLine: 'Das Pilotprojekt für sich',
  linesNote:
    'Die Kosten enthalten Software und Installation. Gerechnet wird ohne Zinsen, ohne Abzinsung und mit gleichbleibenden Preisen über die drei Jahre. Unter jeder Zahl steht ihre Bandbreite.',
  lineNames: {
    pilot: 'Pilot, {months} Monate',
    bought: 'Kauf, {months} Monate',
    rented: 'Miete, {months} Monate',
  },
  spent: 'Kosten',
  spentIn: 'Kosten in {months} Monaten',
  ends: '{low} bis {high}',
  payback: 'Amortisation',
  roiOver: 'ROI über {months} Monate',
  benefit: 'Nutzen pro Jahr',
  months: '{value} Monate',
  hours: '{value} h',
  notReached: 'nicht erreicht',
  aboveTenYears: 'über 10 Jahre',
  pilot:
    'Ein Pilot hat nur drei Monate, um die Installation hereinzuholen; sein ROI ist deshalb in der Regel negativ. Der Pilot zeigt, ob die Positionen stimmen, aber noch nicht, was sie einbringen.',
  toPartner: 'Erstes Partnerjahr berechnen',
  optimistic: 'optimistisch',
  cautious: 'vorsichtig',
  stated: 'genannter Mittelwert: unter {months}',
  band: 'Äußere Bandbreite: neun Annahmen gemeinsam an ihr optimistisches und an ihr vorsichtiges Ende verschoben. Sie ist kein Konfidenzintervall.',
  chart: 'Wann sich die Investition bezahlt gemacht hat',
  goLive: 'Monate nach dem Produktivstart',
  thousands: 'Nutzen abzüglich Investition, in Tausend {currency}',
  millions: 'Nutzen abzüglich Investition, in Millionen {currency}',
  chartText:
    'Auf die Investition von {investment} am ersten Tag folgt ein Nutzen von {monthly} pro Monat. Amortisation: {payback}; optimistisch: {optimistic}; vorsichtig: {cautious}.',
  flows: 'Was Sie einsetzen, was zurückkommt',
  money: 'Kosten und Einsparungen',
  floor: 'In der Halle',
  downtimeValue: 'Vermiedener Stillstand',
  rented: 'oder zur Miete: {amount} pro Monat über {months} Monate',
  how: 'Jede Zahl lässt sich aufklappen: Darunter steht, wie sie berechnet wird.',
  amounts: 'Nutzen und Einsparungen pro Jahr. Alle Beträge ohne MwSt.',
  warnings: {
    AISLES_EXCEED_AREA:
      'Die Gänge brauchen mehr Platz, als die gesamte Fläche bietet. Die Schätzung nimmt an, dass daneben keine freie Fläche bleibt; bitte Länge, Anzahl und Fläche prüfen.',
    COUNTRY_NOT_PRICED:
      'Für dieses Land gibt es noch keine Preise. Die Schätzung verwendet die der übrigen Welt in Euro.',
  },
  details: 'Worauf das Ergebnis beruht',
  sensitivities: 'Welche Annahmen am meisten ausmachen',
  swingsNote:
    'Amortisation, wenn eine Annahme an ein Ende ihrer plausiblen Spanne rückt und alle anderen gleich bleiben.',
  target: 'Amortisation in {months} Monaten: was dafür gelten müsste',
  targetInput: 'Zu ändernde Eingabe',
  atLeast: '{name}: mindestens {least}.',
  atMost: '{name}: höchstens {most}.',
  between: '{name}: von {least} bis {most}.',
  staysAtLeast: 'Mit dem jetzigen Wert {value} erreicht, solange er nicht unter {least} sinkt.',
  staysAtMost: 'Mit dem jetzigen Wert {value} erreicht, solange er nicht über {most} steigt.',
  staysBetween:
    'Mit dem jetzigen Wert {value} erreicht, solange er zwischen {least} und {most} liegt.',
  always: 'Mit jedem Wert von {min} bis {max} erreicht, die übrigen Angaben unverändert.',
  never: 'Kein Wert von {min} bis {max} genügt, die übrigen Angaben unverändert.',
  options: 'Erreicht mit: {options}.',
  everyOption: 'Mit jeder Option erreicht, die übrigen Angaben unverändert.',
  noOption: 'Keine Option genügt, die übrigen Angaben unverändert.',
  basis: 'Worauf die Schätzung beruht',
  defaults: 'Leer gelassene Felder; dafür gelten diese Vorgaben',
  version: 'Version {version} der Konstanten vom {date}.',
} satisfies Translated<typeof en>
