import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Nutzungsbedingungen',
  description:
    'Bedingungen für die Nutzung dieser Website: was ihre Zahlen bedeuten, was kein Angebot ist, Inhalte und Marken, Links, Verfügbarkeit und Haftung.',
  draft: 'Entwurf, vor der Veröffentlichung juristisch zu prüfen.',
  lead: 'Diese Bedingungen gelten für die Nutzung der Website. Wer ein System kauft oder mietet, schließt dafür einen eigenen Vertrag.',
  sections: {
    scope: {
      title: 'Geltungsbereich',
      text: [
        '{company} richtet diese Website an Unternehmen, die sich über Ortung mit Ultrabreitband in Lager und Fertigung informieren möchten. Mit der Nutzung erkennen Sie diese Bedingungen an. Pilot- und Partnerverträge haben eigene Bedingungen; sie gehen in allem vor, was sie regeln.',
      ],
      points: [],
    },
    figures: {
      title: 'Zahlen, Ergebnisse und Schätzungen',
      text: [
        'Technische Werte mit der Angabe „bis“ werden unter geeigneten Bedingungen erreicht: genügend Anker, Sichtverbindung, fachgerechte Installation. Die Ergebnisse der drei Fallstudien wurden an diesen Standorten erreicht und sind keine Zusage für andere. Bilder von Hallen und Dashboards zeigen Beispieldaten.',
        'Eine Schätzung ist eine Rechnung mit den eingegebenen Werten. Sie ersetzt weder eine Begehung noch ein Angebot.',
      ],
      points: [],
    },
    offer: {
      title: 'Kein Angebot',
      text: [
        'Nichts auf dieser Website ist ein verbindliches Angebot. Eine Demo-Anfrage oder ein Newsletter-Abonnement begründet keinen Vertrag und kostet nichts. Ein Vertrag kommt nur durch schriftliche Vereinbarung zustande.',
      ],
      points: [],
    },
    use: {
      title: 'Nutzung der Website',
      text: [
        'Sie dürfen die Seiten lesen, drucken und verlinken. Bitte füllen Sie Formulare wahrheitsgemäß und nur für sich oder Ihr Unternehmen aus.',
      ],
      points: [
        'Keine Störung des Betriebs und kein Versuch, in Bereiche zu gelangen, die nicht für Sie bestimmt sind',
        'Kein automatisiertes Ausfüllen von Formularen',
        'Keine Übernahme der Website als Ganzes oder für die Werbung anderer Anbieter',
      ],
    },
    staff: {
      title: 'Backoffice',
      text: [
        'Der Bereich hinter der Anmeldung ist unseren Beschäftigten vorbehalten. Zugangsdaten sind persönlich und dürfen nicht weitergegeben werden.',
      ],
      points: [],
    },
    rights: {
      title: 'Inhalte und Marken',
      text: [
        'Texte, Zeichnungen, Software und der Name {brand} sind geschützt. Pressematerial darf für die Berichterstattung unverändert und mit Quellenangabe verwendet werden.',
      ],
      points: [],
    },
    links: {
      title: 'Links',
      text: [
        'Links zu anderen Websites führen zu fremden Inhalten. Wir prüfen sie, wenn wir den Link setzen, und entfernen ihn, sobald wir von einem Rechtsverstoß erfahren.',
      ],
      points: [],
    },
    liability: {
      title: 'Verfügbarkeit und Haftung',
      text: [
        'Wir betreiben die Website sorgfältig, schulden aber keine ständige Verfügbarkeit. Nichts in diesen Bedingungen beschränkt eine Haftung, die gesetzlich nicht beschränkt werden darf, etwa bei Verletzung von Leben, Körper oder Gesundheit, Vorsatz oder Arglist.',
        'Weitere Bestimmungen zur Haftung sind juristisch festzulegen.',
      ],
      points: [],
    },
    law: {
      title: 'Recht und Gerichtsstand',
      text: [
        'Anwendbares Recht und Gerichtsstand sind juristisch festzulegen. Zwingende Rechte an Ihrem Wohnsitz bleiben unberührt.',
      ],
      points: [],
    },
    contact: { title: 'Kontakt', text: ['Fragen zu diesen Bedingungen: {email}.'], points: [] },
  },
} satisfies Translated<typeof en>
