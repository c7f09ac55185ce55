import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Datenschutzerklärung',
  description:
    'Welche personenbezogenen Daten diese Website erhebt, wozu und wie lange, und welche Rechte Sie haben. Ohne Analyse, Werbung und Inhalte Dritter.',
  draft: 'Entwurf, vor der Veröffentlichung juristisch zu prüfen.',
  lead: 'Wir nehmen, was Sie in ein Formular schreiben, und nur für den Zweck, der dabeisteht. Nichts auf dieser Website verfolgt Sie.',
  sections: {
    responsible: {
      title: 'Verantwortlicher',
      text: [
        'Verantwortlich für diese Website ist {company} mit Standorten in London und Lissabon. Sie erreichen uns unter {email}.',
        'Eingetragene Anschrift, Registernummer und, soweit erforderlich, Vertretung in der Europäischen Union und Datenschutzbeauftragte sind juristisch zu ergänzen.',
      ],
      points: [],
    },
    data: {
      title: 'Welche Daten wir erheben und wozu',
      text: ['Jede Art von Daten hat einen Zweck. Wir führen sie nicht zu Profilen zusammen.'],
      points: [
        'Demo-Anfrage: Name, E-Mail, Unternehmen und Land sind nötig; Telefon, Funktion, Branche, Teilbranche, Anwendungsfall und Anmerkungen sind freiwillig. Wir speichern außerdem die Sprache der Seite. Zweck: Ihnen antworten und die Demo vorbereiten. Grundlage: vorvertragliche Maßnahmen auf Ihre Anfrage, Art. 6 Abs. 1 Buchst. b DSGVO.',
        'Newsletter: Ihre E-Mail-Adresse, die Sprache und der Zeitpunkt Ihrer Bestätigung. Sie erhalten nichts, bevor Sie den Link in unserer E-Mail geöffnet haben, und können jede Ausgabe mit einem Klick abbestellen. Grundlage: Ihre Einwilligung, Art. 6 Abs. 1 Buchst. a DSGVO.',
        'Anmeldung: ein Sitzungs-Cookie und ein Cookie, das einen schon einmal verwendeten Browser wiedererkennt, damit niemand ein Konto durch Raten von Passwörtern sperren kann. Beide werden nur gesetzt, wenn sich unsere Beschäftigten im Backoffice anmelden. Dafür sind sie unbedingt erforderlich. Wer die Website besucht, erhält kein Cookie.',
        'Netzwerkadresse: kurzzeitig im Arbeitsspeicher, um die Zahl der Anfragen zu begrenzen und Missbrauch der Formulare zu verhindern. Sie wird nicht gespeichert. Grundlage: unser berechtigtes Interesse an einer funktionierenden Website, Art. 6 Abs. 1 Buchst. f DSGVO.',
      ],
    },
    device: {
      title: 'Was auf Ihrem Gerät bleibt',
      text: [
        'Ihr Browser hält Kopien der besuchten Seiten vor, damit sie sich auch ohne Verbindung öffnen, merkt sich, dass Sie den Sprachhinweis geschlossen haben, und hält ungesendeten Formulartext fest, während sich die Website aktualisiert. All das bleibt auf Ihrem Gerät, wird nicht an uns gesendet und verschwindet, wenn Sie die Daten dieser Website löschen.',
      ],
      points: [],
    },
    not: {
      title: 'Was wir nicht tun',
      text: [],
      points: [
        'Keine Analyse, keine Werbung',
        'Keine Inhalte, Schriften oder Skripte von Dritten',
        'Kein Verkauf oder Tausch von Adressen: Ihre E-Mail-Adresse wird nie weitergegeben',
        'Keine automatisierten Entscheidungen über Sie',
      ],
    },
    recipients: {
      title: 'Wer die Daten erhält',
      text: [
        'Diejenigen unserer Beschäftigten, die Anfragen beantworten und den Newsletter versenden. Dienstleister, die die Website betreiben und unsere E-Mails zustellen, verarbeiten Daten in unserem Auftrag und nur nach unserer Weisung. Ihre Namen und die Garantien für eine Verarbeitung außerhalb des Vereinigten Königreichs und des Europäischen Wirtschaftsraums sind juristisch zu ergänzen.',
      ],
      points: [],
    },
    retention: {
      title: 'Wie lange wir sie aufbewahren',
      text: [
        'Die Aufbewahrungsfristen für Demo-Anfragen, Newsletter-Nachweise und Beschäftigtenkonten sind juristisch festzulegen. Solange sie nicht entschieden sind, nennen wir hier keine Zahl.',
        'Ihre Newsletter-Adresse wird nicht mehr verwendet, sobald Sie sich abmelden.',
      ],
      points: [],
    },
    rights: {
      title: 'Ihre Rechte',
      text: [
        'Sie können Auskunft über Ihre Daten verlangen, ihre Berichtigung, Löschung oder Einschränkung sowie eine Kopie in einem übertragbaren Format. Sie können einer Verarbeitung widersprechen, die auf unserem berechtigten Interesse beruht, und eine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Schreiben Sie an {email}; unter Umständen müssen wir Ihre Identität prüfen.',
        'Sie können sich außerdem bei einer Aufsichtsbehörde beschweren: im Vereinigten Königreich beim Information Commissioner’s Office, in Portugal bei der Comissão Nacional de Proteção de Dados oder bei der Behörde an Ihrem Wohnort.',
      ],
      points: [],
    },
    customers: {
      title: 'Daten in den Hallen unserer Kunden',
      text: [
        'Diese Erklärung gilt für diese Website. Wo ein Kunde unser System betreibt, entscheidet dieser Kunde, was geortet wird, und ist dafür verantwortlich, auch für die Information der Beschäftigten und die Mitbestimmung.',
      ],
      points: [],
    },
    changes: {
      title: 'Änderungen',
      text: ['Bevor die Website andere Daten erhebt, ändert sich zuerst diese Seite.'],
      points: [],
    },
  },
} satisfies Translated<typeof en>
