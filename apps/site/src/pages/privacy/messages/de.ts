import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Datenschutzerklärung',
  description:
    'Welche personenbezogenen Daten diese Website zu welchem Zweck und wie lange verarbeitet und welche Rechte Sie haben. Ohne Tracking, Werbung und Inhalte Dritter.',
  draft: 'Entwurf, vor der Veröffentlichung rechtlich zu prüfen.',
  lead: 'Was Sie in ein Formular eintragen, verarbeiten wir nur zu dem dort genannten Zweck. Ein Tracking findet nicht statt.',
  sections: {
    responsible: {
      title: 'Verantwortlicher',
      text: [
        '{company} ist Verantwortlicher für die auf dieser Website erhobenen Daten. Unsere Standorte sind London und Lissabon. Sie erreichen uns unter {email}.',
        'Sitz, Registernummer und, soweit erforderlich, die Angaben zum Vertreter in der Union (Art. 27 DSGVO) und zu Datenschutzbeauftragten werden nach rechtlicher Prüfung ergänzt.',
      ],
      points: [],
    },
    data: {
      title: 'Welche Daten wir zu welchem Zweck verarbeiten',
      text: ['Jede Art von Daten hat einen Zweck. Wir führen sie nicht zu Profilen zusammen.'],
      points: [
        'Demo-Anfrage: Name, E-Mail, Unternehmen und Land sind nötig; Telefon, Funktion, Branche, Teilbranche, Anwendungsfall und Anmerkungen sind freiwillig. Wir speichern außerdem die Sprache der Seite, den Zeitpunkt und unsere Bearbeitungsvermerke. Zweck: Beantwortung Ihrer Anfrage und Vorbereitung der Demo. Rechtsgrundlage: Durchführung vorvertraglicher Maßnahmen auf Ihre Anfrage, Art. 6 Abs. 1 Buchst. b DSGVO.',
        'Newsletter: Ihre E-Mail-Adresse, Sprache und Seite des Formulars, die Fassung des Textes neben dem Formular sowie die Zeitpunkte der Newsletter-Anmeldung, der Bestätigung und der Abbestellung. Zweck: Versand des Newsletters und Nachweis Ihrer Einwilligung. Sie erhalten keinen Newsletter, bevor Sie die Newsletter-Anmeldung über den Link in unserer E-Mail bestätigt haben, und können ihn jederzeit mit einem Klick abbestellen. Rechtsgrundlage: Ihre Einwilligung, Art. 6 Abs. 1 Buchst. a DSGVO.',
        'Interner Bereich: zwei technisch notwendige Cookies, eines für die Sitzung und eines, das einen schon einmal verwendeten Browser wiedererkennt, damit niemand ein Konto durch Raten von Passwörtern sperren kann. Beide werden nur gesetzt, wenn sich unsere Beschäftigten anmelden. Wer die Website besucht, erhält kein Cookie.',
        'IP-Adresse: zur Begrenzung der Zahl der Anfragen, um Missbrauch der Formulare zu verhindern, und zur Auswahl des Landes, dessen Preise der Rechner zeigt, anhand einer Tabelle auf unserem eigenen Server. Sie bleibt kurzzeitig im Arbeitsspeicher oder höchstens einen Tag als Hashwert mit geheimem Schlüssel in der Datenbank; die Adresse selbst wird nicht gespeichert. Rechtsgrundlage: unser berechtigtes Interesse an einer funktionierenden Website, Art. 6 Abs. 1 Buchst. f DSGVO.',
        'Seitenaufrufe: Unser Server zählt, wie oft jede Seite an einem Tag aufgerufen wird, in welcher Sprache, von welcher Website oder Kampagne aus und wie viele Demo-Anfragen von ihr ausgehen. Gezählt wird ohne Cookie, Skript, IP-Adresse oder Kennung; die Zahlen lassen sich keiner Person zuordnen. Suchmaschinen und andere Bots werden nicht gezählt, ebenso wenig Browser, die das Signal Global Privacy Control senden.',
      ],
    },
    device: {
      title: 'Was auf Ihrem Gerät bleibt',
      text: [
        'Ihr Browser speichert Kopien der besuchten Seiten sowie der Startseite, des Demo-Formulars und einiger weiterer Seiten in Ihrer Sprache, damit sie sich auch ohne Verbindung öffnen lassen. Er merkt sich, dass Sie den Sprachhinweis geschlossen haben, behält den letzten im Simulator gezeichneten Hallenplan mit den Einstellungen seiner Schicht, bis Sie ihn dort vergessen lassen, behält Halle und Staplerzahl Ihrer letzten Schätzung für den Simulator, bis Sie im Rechner die Beispielwerte wiederherstellen, und bewahrt noch nicht gesendeten Formulartext auf, während die Website aktualisiert wird. All das bleibt auf Ihrem Gerät, wird nicht an uns gesendet und verschwindet, wenn Sie die Daten dieser Website löschen.',
        'Was Sie in den Rechner eintragen, steht in der Adresse der Seite hinter dem Zeichen #. Diesen Teil der Adresse senden Browser nicht an uns; er bleibt aber im Verlauf Ihres Browsers und in jedem Link, den Sie kopieren. Wir erhalten die Werte nur, wenn Sie sie uns mit einer Demo-Anfrage senden. Ohne JavaScript rechnet unser Server und speichert dabei nichts.',
        'Eine Demo-Anfrage, die Sie ohne Verbindung absenden, bleibt zusammen mit Ihrer Wahl zum Newsletter auf Ihrem Gerät. Sobald die Verbindung wieder besteht und eine Seite dieser Website geöffnet ist, wird sie einmal an uns gesendet; bis dahin können Sie sie löschen. Nach 7 Tagen wird sie nicht mehr gesendet und bei Ihrem nächsten Besuch gelöscht.',
      ],
      points: [],
    },
    not: {
      title: 'Was wir nicht tun',
      text: [],
      points: [
        'Keine Auswertung des Verhaltens einzelner Personen, keine Werbung',
        'Keine Inhalte, Schriften oder Skripte von Dritten. Ein Video oder ein Stadtplan eines anderen Anbieters wird erst geladen, wenn Sie auf die Schaltfläche klicken, die ihn nennt; dann erhält er Ihre IP-Adresse.',
        'Kein Verkauf oder Tausch von Adressen: Ihre E-Mail-Adresse wird nie weitergegeben',
        'Keine automatisierten Entscheidungen über Sie',
      ],
    },
    recipients: {
      title: 'Empfänger der Daten',
      text: [
        'Zugriff haben nur Beschäftigte, die Anfragen beantworten und den Newsletter versenden. Dienstleister, die die Website betreiben, unsere E-Mails zustellen oder ein Vertriebssystem betreiben, das Demo-Anfragen erhält, verarbeiten als Auftragsverarbeiter Daten nur nach unserer Weisung. Die Namen dieser Dienstleister und die Garantien für eine Verarbeitung außerhalb des Vereinigten Königreichs und des Europäischen Wirtschaftsraums werden nach rechtlicher Prüfung ergänzt.',
      ],
      points: [],
    },
    retention: {
      title: 'Speicherdauer',
      text: [
        'Die Speicherdauer von Demo-Anfragen, Nachweisen Ihrer Newsletter-Einwilligung und Benutzerkonten unserer Beschäftigten wird nach rechtlicher Prüfung ergänzt. Bis dahin bleiben Demo-Anfragen und Nachweise gespeichert, bis Sie ihre Löschung verlangen.',
      ],
      points: [
        'Nicht bestätigte Newsletter-Anmeldung: Löschung nach 7 Tagen',
        'Demo-Anfrage oder Newsletter-Anmeldung, die vermutlich von einem Programm stammt: Löschung nach 30 Tagen, sofern wir sie nicht als echt erkennen',
        'E-Mails und Benachrichtigungen zu Ihrer Anfrage oder Newsletter-Anmeldung: Löschung des Inhalts 30 Tage nach dem Versand',
        'Newsletter-Adresse: keine Verwendung mehr, sobald Sie den Newsletter abbestellen',
        'Nach einem Widerspruch gegen jeden Newsletter: Es bleibt ein Hashwert Ihrer E-Mail-Adresse mit geheimem Schlüssel, aus dem sich die Adresse nicht ablesen lässt. Er verhindert, dass jemand die Adresse erneut einträgt',
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      text: [
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit (Art. 15 bis 18 und 20 DSGVO). Einer Verarbeitung, die auf unserem berechtigten Interesse beruht, können Sie widersprechen (Art. 21 DSGVO). Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Schreiben Sie dazu an {email}. Unter Umständen müssen wir Ihre Identität prüfen.',
        'Sie haben außerdem das Recht auf Beschwerde bei einer Aufsichtsbehörde (Art. 77 DSGVO): im Vereinigten Königreich beim Information Commissioner’s Office, in Portugal bei der Comissão Nacional de Proteção de Dados oder bei der Behörde an Ihrem gewöhnlichen Aufenthaltsort.',
      ],
      points: [],
    },
    customers: {
      title: 'Daten in den Hallen unserer Kunden',
      text: [
        'Diese Erklärung gilt für diese Website. Betreibt ein Kunde unser System in seinen Hallen, ist er der Verantwortliche: Er entscheidet, was geortet wird, und sorgt für die Information der Beschäftigten und die Mitbestimmung.',
      ],
      points: [],
    },
    changes: {
      title: 'Änderungen',
      text: ['Bevor die Website weitere Daten erhebt, ändern wir diese Erklärung.'],
      points: [],
    },
  },
  officers:
    'Soweit erforderlich, werden die Angaben zum Vertreter in der Union (Art. 27 DSGVO) und zu Datenschutzbeauftragten nach rechtlicher Prüfung ergänzt.',
  fixedRetention: {
    text: 'Die Speicherdauer von Nachweisen Ihrer Newsletter-Einwilligung und Benutzerkonten unserer Beschäftigten wird nach rechtlicher Prüfung ergänzt. Bis dahin bleiben die Nachweise gespeichert, bis Sie ihre Löschung verlangen.',
    point: 'Demo-Anfrage mit den Notizen unserer Beschäftigten: Löschung {months} nach dem Eingang',
  },
} satisfies Translated<typeof en>
