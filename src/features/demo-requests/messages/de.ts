import { de as shared } from '#src/facts/messages/de.ts'
import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  page: {
    description:
      'Stapler, Paletten und Menschen live geortet, in einer Halle wie Ihrer. Vier Angaben genügen; Ihre E-Mail-Adresse wird nie weitergegeben.',
    heading: 'Eine Demo zu Ihrer Halle',
    lead: 'Vier Angaben genügen. Die anderen sechs dienen der Vorbereitung; bei jedem Feld steht, wozu.',
    expect: 'Was Sie erwartet',
    expectations: [
      'Wir lesen Ihre Angaben und wählen Beispiele, die zu Ihrem Anwendungsfall passen.',
      'Sie sehen Positionen live, Warnmeldungen und Berichte und die Stellen, an denen Funk an Grenzen stößt.',
      'Sie fragen; wir sagen, was ein Pilotprojekt bei Ihnen messen müsste.',
    ],
    ratherWrite: 'Lieber schreiben?',
    drawing: 'Beispielhalle, ein Stapler und die Anker, die ihn messen',
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
    next: 'Ihre Anfrage liegt unserem Vertrieb vor. Die Antwort kommt an die angegebene E-Mail-Adresse.',
    forgotten: 'Etwas vergessen? Schreiben Sie an',
    another: 'Weitere Anfrage senden',
    estimate: 'Meine Schätzung',
    prefilled: 'Ihre Schätzung steht in den Anmerkungen. Sie können sie dort ändern oder löschen.',
    newsletter: 'Auch den Newsletter abonnieren',
    newsletterHint: 'Sie bestätigen einmal und melden sich mit einem Klick wieder ab.',
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
      email: 'Hierhin kommt unsere Antwort.',
      phone: 'Nur, wenn Sie lieber sprechen.',
      country: 'Preise, Funkregeln und Arbeitszeiten unterscheiden sich je Land.',
      company: 'Damit wir Ihr Geschäft vor dem Gespräch kennen.',
      jobtitle: 'Arbeitssicherheit fragt anders als der Einkauf.',
      industry: 'Entscheidet, welche Beispiele wir zeigen.',
      subsector: 'Grenzt es ein: Kühllager, Stahlhandel, Pakete.',
      usecase: 'Was sich zuerst ändern soll.',
      comments: 'Anzahl Stapler, Hallenfläche, was heute nicht gut läuft.',
    },
    errors: {
      name: 'Bitte Namen eingeben',
      email: 'Bitte gültige E-Mail-Adresse eingeben',
      phone: 'Nur Ziffern, Leerzeichen und + ( ) - . verwenden',
      country: 'Bitte Land auswählen',
      company: 'Bitte Unternehmen eingeben',
      jobtitle: 'Höchstens 200 Zeichen',
      industry: 'Bitte einen Eintrag der Liste auswählen',
      subsector: 'Höchstens 200 Zeichen',
      usecase: 'Bitte einen Eintrag der Liste auswählen',
      comments: 'Höchstens 5.000 Zeichen',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Fertigung',
    retail: 'Einzelhandel',
  },
} satisfies Translated<typeof en>
