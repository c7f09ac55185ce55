import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'So funktioniert es: neun Schritte zur Entscheidung',
  description:
    'Vom Hallenplan zur Entscheidung in neun Schritten: was Sie tun, was wir tun, welches Dokument entsteht und wie viele Personentage ein Beispielstandort braucht.',
  heading: 'Neun Schritte, maßstäblich gezeichnet',
  lead: 'Die Längen gelten für einen Beispielstandort mit {area} m² und {forklifts} Staplern. Die Schätzung ergibt dafür {anchors} Anker, {tags} UWB-Tags, {gateways} Gateways und {manDays} Personentage.',
  order:
    'Betriebsrat und Datenschutz kommen vor der Begehung. Die Dauer dieser Gespräche bestimmt meist alle späteren Termine.',
  steps: {
    title: 'Vom Hallenplan zur Entscheidung',
    lead: 'So planen wir ein Projekt; Ihre Termine und Preise stehen im Angebot. Ein Personentag ist der Arbeitstag einer Person. Maßlinien sind maßstäblich, dünne Linien stehen für Zeiten, die niemand zusagen kann.',
    you: 'Sie',
    we: 'Wir',
    paper: 'Dokument',
    sum: 'Zusammen {days} Personentage, in der Schätzung aufgerundet auf {manDays}: {fixed} feste Tage, dazu je ein Tag für {anchors} Anker, für {tags} UWB-Tags und für {area} m².',
    items: {
      question: {
        name: 'Frage und Plan',
        length: 'nach Vereinbarung',
        you: 'Hallenplan, Liste der Stapler und eine Frage, die das Pilotprojekt beantworten soll.',
        we: 'Rückfragen zum Standort und eine erste Schätzung der Anker, UWB-Tags und Personentage.',
      },
      agreement: {
        name: 'Vereinbarung',
        length: 'offen, darum beginnt sie zuerst',
        you: 'Gespräche mit Betriebsrat und Datenschutz: Zwecke, Zugriff, Speicherdauer, ausgeblendete Räume.',
        we: 'Die Liste der Regelungspunkte und Beispielansichten, die zeigen, was zu sehen ist. Im deutschsprachigen Raum stocken Projekte vor allem hier, weil der Betriebsrat zuletzt gefragt wurde.[^worksCouncilLast]',
      },
      survey: {
        name: 'Begehung',
        length: '{days} Personentag',
        you: 'Begleitung durch die Halle, Montagehöhen, eine Ansprechperson für das Netzwerk.',
        we: 'Rundgang durch alle Gänge, Funkprüfung, Klärung der nationalen Funkvorschriften für Anker im Außenbereich und Kennzeichnung der schwachen Stellen im Plan.',
      },
      mounting: {
        name: 'Montage und Netzwerk',
        length: '{days} Personentage',
        you: 'Hubarbeitsbühne, Strom oder PoE an den vereinbarten Punkten, ein eigenes Netzsegment (VLAN).',
        we: 'Anker und Gateways, dazu das Einmessen: Die Koordinaten jedes Ankers werden gemessen. Ein Fehler darin steckt in jeder Position.[^decawave]',
      },
      trucks: {
        name: 'Stapler',
        length: '{days} Personentage',
        you: 'Die Stapler, einer nach dem anderen, und die Zustimmung des Herstellers.',
        we: 'Ein UWB-Tag je Stapler und ein Spannungswandler, wo die Bordspannung es verlangt.',
      },
      rules: {
        name: 'Zonen, Regeln, Personen',
        length: '{days} Personentage',
        you: 'Eine Person, die für die Zonen zuständig ist, und Zeit für das Fahrpersonal.',
        we: 'Zonen und Schwellenwerte im Plan, Schulung von Fahrpersonal und Schichtleitung.',
      },
      acceptance: {
        name: 'Abnahme',
        length: '{days} Personentag',
        you: 'Die Auswahl der Messpunkte.',
        we: 'Eine Messung an jedem Punkt. Das Ergebnis wird als Perzentil angegeben, etwa mit den Kenngrößen der ISO/IEC 18305.[^iso18305]',
      },
      pilot: {
        name: 'Pilotbetrieb',
        length: '{least} bis {most} Monate',
        you: 'Eine Person, die jede Woche auf die Zahlen schaut.',
        we: 'Zuerst die Ausgangswerte ohne Warnmeldungen, danach werden die Regeln eingeschaltet.',
      },
      decision: {
        name: 'Entscheidung',
        length: 'liegt bei Ihnen',
        you: 'Partnervertrag oder Ende des Projekts.',
        we: 'Ein Angebot für den Partnervertrag. Die Bedingungen für das Ende des Projekts stehen im Angebot für das Pilotprojekt.',
      },
    },
  },
  plan: {
    masked: 'ausgeblendet',
    weak: 'schwach',
    partner: 'Partnervertrag',
    stop: 'Ende des Projekts',
    caption:
      'Revisionsplan eines Teils des Beispielstandorts. Jede Nummer markiert, was der Schritt ergänzt hat: Gebäude (1), ausgeblendeter Pausenraum (2), Weg der Begehung und schwache Stellen (3), Anker und Gateway (4), Stapler mit UWB-Tag (5), Zonen (6), Messpunkte (7), Spuren des Pilotbetriebs (8), Entscheidung (9). Hinter dem einzelnen Regal sind zu wenige Anker in Sicht.',
    block: ['Revisionsplan', 'Raster 2 m', 'Schwache Stellen berechnet'],
  },
  papers: {
    title: 'Acht Dokumente auf dem Tisch',
    lead: 'Die ersten acht Schritte enden jeweils mit einem Dokument. Wer später dazukommt, kann nachlesen, was entschieden wurde und warum.',
    step: 'Schritt',
    paper: 'Dokument',
    contents: 'Inhalt',
    items: {
      question: {
        name: 'Schätzung',
        contents: 'Anker, UWB-Tags, Personentage, alle Formeln und der Stand der Preisliste',
      },
      agreement: {
        name: 'Betriebsvereinbarung',
        contents:
          'Zwecke, Zugriff nach Rolle, Speicherdauer, ausgeblendete Räume, Verfahren bei Änderungen, falls nötig die Datenschutz-Folgenabschätzung',
      },
      survey: {
        name: 'Begehungsplan',
        contents: 'Geplante Anker, Montagehöhen, schwache Stellen',
      },
      mounting: {
        name: 'Revisionsplan',
        contents: 'Koordinaten jedes Ankers, Gateways, Kabelwege',
      },
      trucks: {
        name: 'Einbauprotokoll',
        contents: 'Je Stapler: Einbauort des UWB-Tags, Versorgungsspannung, Spannungswandler',
      },
      rules: {
        name: 'Regelliste',
        contents: 'Zonen, Tempolimits, Schwellenwerte und wer welche Warnmeldung erhält',
      },
      acceptance: {
        name: 'Abnahmeprotokoll',
        contents: 'Messpunkte, gemessene Abweichungen, beide Unterschriften',
      },
      pilot: {
        name: 'Ergebnis des Pilotprojekts',
        contents:
          'Ausgangswerte und Pilotbetrieb im Vergleich, Antwort auf die Frage aus Schritt 1, Lücken in den Daten',
      },
    },
  },
  answers: {
    title: 'Vier Fragen, die zuerst kommen',
    items: {
      operations: {
        question: 'Betrieb: Wie viele Gänge sind gesperrt, und wie lange?',
        answer:
          'Wir planen die Montage Gang für Gang: Gesperrt ist jeweils der Gang, in dem die Hubarbeitsbühne steht. Reihenfolge und Uhrzeiten werden bei der Begehung vereinbart. Die Stapler kommen nacheinander an die Reihe.',
      },
      security: {
        question: 'IT-Sicherheit: Wann werden Ports und Konten gebraucht?',
        answer:
          'Netzsegment und PoE vor Schritt 4, Benutzerkonten vor Schritt 6. Hosting, Zugriff und Ports stehen im Angebot.',
      },
      council: {
        question: 'Betriebsrat: Wann werden wir beteiligt?',
        answer:
          'In Schritt 2, bevor jemand die Halle begeht. Im Plan sind die Räume eingezeichnet, in denen nichts geortet wird, und Schritt 6 setzt nur um, was vereinbart wurde.',
      },
      finance: {
        question: 'Finanzen: Wann zahlen wir, und wann können wir aussteigen?',
        answer:
          'Das Pilotprojekt ist ein Testbetrieb von {least} bis {most} Monaten mit kostenloser Hardware und einem Softwarepreis je Fahrzeug und Monat; die Installation wird einmalig nach Tagessatz je Person berechnet. Aussteigen können Sie in Schritt 9.',
      },
    },
    left: {
      title: 'In den Personentagen nicht enthalten',
      items: [
        'Gespräche mit dem Betriebsrat',
        'Hubarbeitsbühnen mit Bedienpersonal',
        'Verkabelung durch Brandwände und in Kühllagern',
        'Arbeiten am Lagerverwaltungssystem: Zusatzleistungen zum Stundensatz je Person',
        'Wartezeit, bis ein Stapler frei ist',
      ],
    },
    estimate: 'Eigenen Standort berechnen',
    prices: 'Preise für Pilot- und Partnervertrag',
  },
} satisfies Translated<typeof en>
