import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Nutzungsbedingungen',
  description:
    'Bedingungen für die Nutzung dieser Website: Zahlen und Schätzungen, kein verbindliches Angebot, Inhalte und Marken, Links, Verfügbarkeit und Haftung.',
  draft: 'Entwurf, vor der Veröffentlichung rechtlich zu prüfen.',
  lead: 'Diese Bedingungen gelten für die Nutzung der Website. Wer ein System kauft oder mietet, schließt dafür einen eigenen Vertrag.',
  sections: {
    scope: {
      title: 'Geltungsbereich',
      text: [
        '{company} richtet diese Website an Unternehmen, die sich über Ortung mit Ultrabreitband in Lager und Fertigung informieren möchten. Mit der Nutzung erkennen Sie diese Bedingungen an. Für Pilot- und Partnerverträge gelten eigene Bedingungen. Diese gehen den Nutzungsbedingungen vor, soweit sie etwas regeln.',
      ],
      points: [],
    },
    figures: {
      title: 'Zahlen, Ergebnisse und Schätzungen',
      text: [
        'Technische Werte mit der Angabe „bis“ werden unter geeigneten Bedingungen erreicht: genügend Anker, Sichtverbindung, fachgerechte Installation. Die Ergebnisse der drei Fallstudien wurden an deren Standorten erreicht und sind keine Zusage für andere. Bilder von Hallen und Dashboards zeigen Beispieldaten.',
        'Eine Schätzung wird aus den eingegebenen Werten berechnet. Sie ersetzt weder eine Begehung noch ein Angebot.',
      ],
      points: [],
    },
    offer: {
      title: 'Kein verbindliches Angebot',
      text: [
        'Die Inhalte dieser Website stellen kein verbindliches Angebot dar. Eine Demo-Anfrage oder ein Newsletter-Abonnement begründet keinen Vertrag und kostet nichts. Ein Vertrag kommt nur durch schriftliche Vereinbarung zustande.',
      ],
      points: [],
    },
    use: {
      title: 'Nutzung der Website',
      text: [
        'Sie dürfen die Seiten lesen, drucken und verlinken. Bitte füllen Sie Formulare wahrheitsgemäß und nur für sich oder Ihr Unternehmen aus.',
        'Nicht gestattet ist:',
      ],
      points: [
        'die Störung des Betriebs und der Versuch, in Bereiche zu gelangen, die nicht für Sie bestimmt sind',
        'das automatisierte Ausfüllen von Formularen',
        'die Vervielfältigung der Website als Ganzes und die Verwendung ihrer Inhalte für die Werbung anderer Anbieter',
      ],
    },
    staff: {
      title: 'Interner Bereich',
      text: [
        'Der Bereich hinter der Anmeldung ist unseren Beschäftigten vorbehalten. Zugangsdaten sind persönlich und nicht übertragbar.',
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
        'Links zu anderen Websites führen zu fremden Inhalten. Wir prüfen diese, bevor wir den Link setzen, und entfernen den Link, sobald wir von einem Rechtsverstoß erfahren.',
      ],
      points: [],
    },
    liability: {
      title: 'Verfügbarkeit und Haftung',
      text: [
        'Wir betreiben die Website sorgfältig, schulden aber keine ständige Verfügbarkeit. Unberührt bleibt die Haftung, die gesetzlich nicht beschränkt werden darf, etwa bei Verletzung von Leben, Körper oder Gesundheit, bei Vorsatz oder Arglist.',
        'Weitere Bestimmungen zur Haftung werden nach rechtlicher Prüfung ergänzt.',
      ],
      points: [],
    },
    law: {
      title: 'Anwendbares Recht und Gerichtsstand',
      text: [
        'Die Angaben dazu werden nach rechtlicher Prüfung ergänzt. Zwingende Vorschriften des Staates, in dem Sie Ihren gewöhnlichen Aufenthalt haben, bleiben unberührt.',
      ],
      points: [],
    },
    contact: { title: 'Kontakt', text: ['Fragen zu diesen Bedingungen: {email}.'], points: [] },
  },
} satisfies Translated<typeof en>
