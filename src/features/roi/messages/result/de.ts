import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Ergebnis der Schätzung',
  example: 'Beispielwerte',
  payback: 'Amortisation',
  roiOver: 'ROI über {months} Monate',
  benefit: 'Nutzen pro Jahr',
  months: '{value} Monate',
  hours: '{value} h',
  notReached: 'nicht erreicht',
  aboveTenYears: 'über 10 Jahre',
  pilot:
    'Ein Pilot trägt die Installation in drei Monaten, sein ROI ist deshalb in der Regel negativ. Er zeigt, ob die Positionen stimmen, noch nicht, was sie einbringen.',
  toPartner: 'Erstes Partnerjahr berechnen',
  optimistic: 'optimistisch',
  cautious: 'vorsichtig',
  stated: 'Mittelwert: unter {months}',
  band: 'Äußeres Band: neun Annahmen gemeinsam an ihr optimistisches und an ihr vorsichtiges Ende verschoben. Es ist kein Konfidenzintervall.',
  chart: 'Wann es sich bezahlt gemacht hat',
  goLive: 'Monate nach dem Produktivstart',
  thousands: 'Nutzen abzüglich Investition, Tausend {currency}',
  millions: 'Nutzen abzüglich Investition, Millionen {currency}',
  chartText:
    'Auf die Investition von {investment} am ersten Tag folgt ein Nutzen von {monthly} im Monat. Amortisiert nach: {payback}; optimistisch: {optimistic}; vorsichtig: {cautious}.',
  flows: 'Was hineingeht, was zurückkommt',
  money: 'Kosten und Einsparungen',
  floor: 'In der Halle',
  downtimeValue: 'Vermiedener Stillstand',
  rented: 'oder zur Miete: {amount} pro Monat über {months} Monate',
  how: 'Jede Zahl lässt sich öffnen und zeigt dann, wie sie berechnet ist.',
  amounts: 'Nutzen und Einsparungen pro Jahr. Alle Beträge ohne MwSt.',
  warnings: {
    AISLES_EXCEED_AREA:
      'Die Gänge brauchen mehr Platz als die gesamte Fläche. Die Schätzung nimmt an, dass daneben keine freie Fläche bleibt; bitte Länge, Anzahl und Fläche prüfen.',
    COUNTRY_NOT_PRICED:
      'Für dieses Land gibt es noch keine Preise. Die Schätzung verwendet die der übrigen Welt in Euro.',
  },
  details: 'Worauf das Ergebnis beruht',
  swings: 'Welche Annahmen am meisten ausmachen',
  swingsNote:
    'Amortisation, wenn eine Annahme an ein Ende ihrer plausiblen Spanne rückt und alle anderen bleiben.',
  target: 'Amortisation in {months} Monaten: was dafür gelten müsste',
  targetInput: 'Eingabe, die sich ändern darf',
  atLeast: '{name}: mindestens {least}.',
  atMost: '{name}: höchstens {most}.',
  between: '{name}: von {least} bis {most}.',
  staysAtLeast: 'Mit {value} wie eingegeben erreicht, solange es mindestens {least} sind.',
  staysAtMost: 'Mit {value} wie eingegeben erreicht, solange es höchstens {most} sind.',
  staysBetween:
    'Mit {value} wie eingegeben erreicht, solange der Wert zwischen {least} und {most} liegt.',
  always: 'Mit jedem Wert von {min} bis {max} erreicht, wenn die übrigen Zahlen bleiben.',
  never: 'Kein Wert von {min} bis {max} erreicht es mit den übrigen Zahlen.',
  options: 'Erreicht mit: {options}.',
  everyOption: 'Mit jeder Option erreicht, wenn die übrigen Zahlen bleiben.',
  noOption: 'Keine Option erreicht es mit den übrigen Zahlen.',
  basis: 'Worauf die Schätzung beruht',
  defaults: 'Leer gelassen; dafür gelten diese Vorgaben',
  version: 'Version {version} der Konstanten vom {date}.',
} satisfies Translated<typeof en>
