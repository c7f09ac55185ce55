import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Ergebnis der Schätzung',
  example:
    'Beispiel: {forklifts} Stapler, {shifts} Schichten zu je {hours} h, {fees} pro Jahr für Prüfungen und Auflagen. Ihre eigenen Zahlen ersetzen das Beispiel.',
  purchase: 'Hardware',
  purchases: { bought: 'Kauf', rented: 'Miete' },
  lines: 'Bei Kauf, bei Miete und nach drei Jahren',
  pilotLine: 'Der Pilotbetrieb für sich',
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
  payback: 'Amortisationszeit',
  roiOver: 'ROI über {months} Monate',
  benefit: 'Nutzen pro Jahr',
  months: '{value} Monate',
  hours: '{value} h',
  notReached: 'nicht erreicht',
  aboveTenYears: 'über 10 Jahre',
  pilot:
    'Im Pilotbetrieb bleiben nur drei Monate, um die Installationskosten wieder einzuspielen. Der ROI ist deshalb in der Regel negativ. Ein Pilotbetrieb zeigt, ob die Positionen stimmen, aber noch nicht, was sie bringen.',
  toPartner: 'Erstes Jahr mit Partnervertrag berechnen',
  optimistic: 'optimistisch',
  cautious: 'vorsichtig',
  stated: 'Mittelwert: unter {months} Monaten',
  band: 'Äußere Bandbreite: Neun Annahmen liegen gleichzeitig am optimistischen oder gleichzeitig am vorsichtigen Rand ihrer Spanne. Das ist kein Konfidenzintervall.',
  chart: 'Wann sich die Investition bezahlt macht',
  goLive: 'Monate nach der Inbetriebnahme',
  thousands: 'Nutzen abzüglich Investition, in Tausend {currency}',
  millions: 'Nutzen abzüglich Investition, in Millionen {currency}',
  chartText:
    'Auf die Investition von {investment} am ersten Tag folgt ein Nutzen von {monthly} pro Monat. Amortisationszeit: {payback}, optimistisch: {optimistic}, vorsichtig: {cautious}.',
  flows: 'Was Sie einsetzen und was zurückkommt',
  money: 'Kosten und Einsparungen',
  floor: 'Im Betrieb',
  downtimeValue: 'Vermiedener Stillstand',
  rented: 'oder zur Miete: {amount} pro Monat über {months} Monate',
  how: 'Jede Zahl lässt sich aufklappen: Darunter steht, wie sie berechnet wird.',
  amounts: 'Nutzen und Einsparungen pro Jahr. Alle Beträge ohne Umsatzsteuer.',
  warnings: {
    AISLES_EXCEED_AREA:
      'Die Gänge brauchen mehr Platz, als die gesamte Fläche bietet. Die regalfreie Fläche ist deshalb mit null angesetzt. Bitte Länge, Anzahl und Fläche prüfen.',
    COUNTRY_NOT_PRICED:
      'Für dieses Land gibt es noch keine Preise. Es gelten die Preise für „Andere Länder“ in Euro.',
  },
  details: 'Worauf das Ergebnis beruht',
  sensitivities: 'Annahmen mit dem größten Einfluss',
  swingsNote:
    'Amortisationszeit, wenn jeweils eine Annahme auf den unteren oder oberen Rand ihrer Spanne gesetzt wird und alle anderen gleich bleiben.',
  target: 'Amortisation in {months} Monaten: was dafür gelten müsste',
  targetInput: 'Welche Angabe soll sich ändern?',
  atLeast: '{name}: mindestens {least}.',
  atMost: '{name}: höchstens {most}.',
  between: '{name}: von {least} bis {most}.',
  staysAtLeast:
    'Mit dem aktuellen Wert ({value}) bereits erreicht. Er darf nicht unter {least} sinken.',
  staysAtMost:
    'Mit dem aktuellen Wert ({value}) bereits erreicht. Er darf nicht über {most} steigen.',
  staysBetween:
    'Mit dem aktuellen Wert ({value}) bereits erreicht. Er muss zwischen {least} und {most} bleiben.',
  always: 'Bei unveränderten übrigen Angaben mit jedem Wert von {min} bis {max} erreicht.',
  never: 'Bei unveränderten übrigen Angaben genügt kein Wert von {min} bis {max}.',
  options: 'Erreicht mit: {options}.',
  everyOption: 'Bei unveränderten übrigen Angaben mit jeder Auswahl erreicht.',
  noOption: 'Bei unveränderten übrigen Angaben genügt keine Auswahl.',
  basis: 'Worauf die Schätzung beruht',
  defaults: 'Für leere Felder wurden diese Standardwerte verwendet',
  version: 'Preisliste, Version {version} vom {date}.',
} satisfies Translated<typeof en>
