import { de as shared } from '@repo/platform/facts/messages/de.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  page: {
    description:
      'Stapler, Paletten und Personen live geortet, in einer Halle wie Ihrer. Vier Angaben genügen, und Ihre E-Mail-Adresse wird nie weitergegeben.',
    heading: 'Eine Demo für Ihre Halle',
    lead: 'Vier Angaben genügen. Die anderen sechs dienen der Vorbereitung. Bei jedem Feld steht, wofür wir die Angabe brauchen.',
    expect: 'Was Sie erwartet',
    expectations: [
      'Wir lesen Ihre Angaben und wählen Beispiele, die zu Ihrem Anwendungsfall passen.',
      'Sie sehen Live-Positionen, Warnmeldungen und Berichte, aber auch die Stellen, an denen Funk an Grenzen stößt.',
      'Wir beantworten Ihre Fragen und sagen, was ein Pilotprojekt bei Ihnen messen müsste.',
    ],
    ratherWrite: 'Lieber schreiben?',
    drawing: 'Beispielhalle, ein Stapler und die Anker, die ihn orten',
  },
  form: {
    you: 'Zur Person',
    company: 'Zum Unternehmen',
    task: 'Zur Aufgabe',
    sending: 'Wird gesendet …',
    checkEntries: 'Bitte prüfen Sie diese Angaben',
    error:
      'Ihre Anfrage konnte leider nicht gesendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
    success: 'Demo angefragt! Vielen Dank, wir melden uns in Kürze.',
    next: 'Ihre Anfrage liegt unserem Vertrieb vor. Die Antwort geht an die angegebene E-Mail-Adresse.',
    kept: 'Ihre Anfrage ist auf diesem Gerät gespeichert',
    keptNext:
      'Ohne Verbindung ließ sie sich nicht senden. Sobald wieder eine Verbindung besteht und eine Seite dieser Website geöffnet ist, wird sie gesendet. Ist das nach 7 Tagen nicht gelungen, wird sie gelöscht.',
    discard: 'Gespeicherte Anfrage löschen',
    forgotten: 'Etwas vergessen? Schreiben Sie an',
    another: 'Weitere Anfrage senden',
    estimate: 'Meine Schätzung',
    prefilled: {
      estimate: 'Ihre Schätzung steht in den Anmerkungen. Sie können sie dort ändern oder löschen.',
      comments: 'In den Anmerkungen steht schon ein Text. Sie können ihn dort ändern oder löschen.',
    },
    newsletter: 'Auch den Newsletter abonnieren',
    newsletterHint: 'Sie bestätigen einmal und können jederzeit mit einem Klick abbestellen.',
    labels: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      country: 'Land',
      company: 'Unternehmen',
      jobtitle: 'Funktion',
      industry: 'Branche',
      subsector: 'Teilbranche',
      usecase: 'Anwendungsfall',
      comments: 'Anmerkungen',
    },
    hints: {
      name: 'Damit wir wissen, wen wir ansprechen.',
      email: 'An diese Adresse antworten wir.',
      phone: 'Nur falls Sie lieber telefonieren.',
      country: 'Preise, Funkvorschriften und Arbeitszeiten unterscheiden sich je Land.',
      company: 'Damit wir uns auf das Gespräch vorbereiten können.',
      jobtitle: 'Die Arbeitssicherheit hat andere Fragen als der Einkauf.',
      industry: 'Danach wählen wir die Beispiele aus.',
      subsector: 'Zur Eingrenzung, z. B. Kühllager, Stahlhandel, Paketdienst.',
      usecase: 'Was sich zuerst ändern soll.',
      comments: 'Anzahl Stapler, Hallenfläche und was heute nicht gut läuft.',
    },
    errors: {
      name: 'Bitte Ihren Namen eingeben',
      email: 'Bitte eine gültige E-Mail-Adresse eingeben',
      phone: 'Bitte höchstens 40 Zeichen eingeben',
      country: 'Bitte ein Land auswählen',
      company: 'Bitte das Unternehmen eingeben',
      jobtitle: 'Bitte höchstens 200 Zeichen eingeben',
      industry: 'Bitte einen Eintrag aus der Liste auswählen',
      subsector: 'Bitte höchstens 200 Zeichen eingeben',
      usecase: 'Bitte einen Eintrag aus der Liste auswählen',
      comments: 'Bitte höchstens 5.000 Zeichen eingeben',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Fertigung',
    retail: 'Einzelhandel',
  },
} satisfies Translated<typeof en>
