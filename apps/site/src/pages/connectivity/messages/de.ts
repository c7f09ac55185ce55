import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Konnektivität: Anker, UWB-Tags, Gateways und Strom',
  description:
    'Wie hoch Anker hängen, wo Kabel verlaufen, womit ein Gateway versorgt wird, welcher Stapler einen Spannungswandler braucht und welche Angaben noch fehlen.',
  heading: 'Wo die Kabel verlaufen',
  lead: 'Drei Arten von Geräten kommen in Ihre Halle: Anker, UWB-Tags und Gateways. Hier sehen Sie, wo sie montiert werden, wie sie versorgt werden und was sie aushalten.',
  limit:
    'Wo kein Wert veröffentlicht ist, steht das in der Zeile. Fragen Sie vor der Bestellung nach.',
  elevation: {
    title: 'Ein Schnitt durch die Halle',
    lead: 'Alle Höhen in der Zeichnung sind Beispiele. Ihre Montagehöhen werden bei der Begehung festgelegt und stehen danach im Revisionsplan.',
    frame: 'Schnitt durch die Beispielhalle, seitlich scrollbar',
    indoors: '{indoors} · innen',
    outdoors: '{outdoors} · außen',
    caption:
      'Schnitt durch eine Halle mit Hof: Anker an Stützen und Außenwand, Kabeltrasse, Brandwand, Schrank mit Gateway, Stapler mit UWB-Tag und Spannungswandler, eine Person mit Ausweis.',
    marks: [
      'Anker mit Sichtverbindung zu den UWB-Tags',
      'Kabeltrasse entlang der Stützen',
      'Durchführung in der Brandwand, von Ihrem Fachbetrieb abgeschottet',
      'Gateway im Schrank, ohne Hubarbeitsbühne erreichbar',
      'UWB-Tag auf dem Fahrerschutzdach',
      'Spannungswandler zwischen Batterie und Gerät',
      'Steckdose und Netzwerkdose, bauseits',
      'Anker im Außenbereich, nach Prüfung der Funkvorschriften',
    ],
    block: ['Beispielhalle, Schnitt', 'Höhen in Metern, Beispielwerte'],
  },
  network: {
    title: 'Dieselbe Halle als Netzwerk',
    lead: 'Vier Verbindungen liegen zwischen UWB-Tag und Plattform. Bis zum Gateway sind es unsere Geräte, dahinter beginnt Ihr Netzwerk.',
    frame: 'Plan des Netzes, seitlich scrollbar',
    feeds: ['{dc} V DC', '{ac} V AC'],
    ours: 'von uns',
    yours: 'von Ihnen',
    platform: 'laut Vertrag',
    power: 'Versorgung',
    protection: 'Schutz',
    uptime: 'Verfügbarkeit',
    backups: 'Datensicherung',
    open: 'hier keine Angabe, steht im Angebot',
    stations: {
      tags: { name: 'UWB-Tags', link: 'UWB-Funk, {bands}' },
      anchors: { name: 'Anker', link: 'Kabel laut Begehungsplan' },
      gateway: { name: 'Gateway', link: 'Netzwerkkabel zu Ihrem Switch' },
      network: {
        name: 'Ihr Netzwerk',
        power: 'eigene Versorgung',
        protection: 'eigene Schränke',
        link: 'Ports und Adressen nach Absprache mit Ihrer IT',
      },
      platform: { name: 'Plattform', uptime: 'bis {uptime}', backups: 'täglich' },
    },
    protections: '{outdoors} außen, {indoors} innen',
    mains:
      'Veröffentlicht sind {ac} V AC. Vergleichen Sie vor dem Anschließen das Typenschild mit Ihrer Netzspannung.',
  },
  devices: {
    title: 'Drei Datenblätter mit ihren Lücken',
    lead: 'Die Werte stammen aus der veröffentlichten Spezifikation. Beide Temperaturbereiche und beide Schutzarten gelten für die Produktlinie. Welche Variante Sie erhalten, steht in der Bestellung.',
    stated: 'Angegeben',
    notStated: 'In dieser Ausgabe nicht angegeben',
    documents: 'Alle Datenblätter',
    labels: {
      range: 'Funkreichweite',
      rate: 'Aktualisierungsrate',
      spectrum: 'UWB-Spektrum',
      bands: 'Betriebsbänder',
      power: 'Versorgung',
      protection: 'Schutzart',
      temperature: 'Betriebstemperatur',
      marks: 'Kennzeichen',
    },
    values: {
      range: 'bis {range}, mit optionaler Antenne {longer} oder {longest}',
      rate: 'bis {rate}, je UWB-Tag einstellbar',
      power: '{dc} V DC, {ac} V AC oder PoE',
      temperature: '{first} und {second}, je nach Variante',
      span: '{from} bis {to}',
      marks: 'UL-Zertifizierung, CE-Kennzeichnung[^ceAndUl]',
    },
    sheets: {
      anchor: {
        name: 'Anker',
        text: 'Empfängt die Impulse der UWB-Tags. Hängt mit Sichtverbindung an Stützen und Wänden.',
        missing: ['Versorgung', 'Maße und Gewicht', 'Antennengewinn', 'Montage und Anschlüsse'],
      },
      tag: {
        name: 'UWB-Tag',
        text: 'Sendet die Impulse. Sitzt an Stapler, Palette, Werkzeug oder Ausweis.',
        missing: ['Versorgung und Batterielaufzeit', 'Maße und Gewicht', 'Befestigung', 'Sensoren'],
      },
      gateway: {
        name: 'Gateway',
        text: 'Sammelt die Daten der Anker und gibt sie an Ihr Netzwerk weiter.',
        missing: [
          'PoE-Klasse und Leistungsaufnahme',
          'Ports und Anschlüsse',
          'Verschlüsselung',
          'Maße und Gewicht',
        ],
      },
    },
    marksNote:
      'Mit CE erklärt der Hersteller, dass die Vorschriften der EU eingehalten sind. UL ist das Prüfzeichen einer unabhängigen Stelle.',
  },
  voltages: {
    title: 'Wann ein Stapler einen Wandler braucht',
    lead: 'An einen Eingang mit {dc} V DC lassen sich manche Staplerbatterien direkt anschließen. Eine Batterie mit {limit} V überschreitet beim Laden {limit} V, deshalb ist ab dort ein Spannungswandler nötig.',
    caption: 'Nennspannung des Staplers und Eingang mit {dc} V DC',
    voltage: 'Stapler­batterie[^truckVoltages]',
    scale: 'Lage zur Eingangs­spannung',
    fit: 'Anschluss',
    direct: 'direkt',
    converter: 'Spannungs­wandler',
    note: 'Jeder Einbau wird mit dem Hersteller des Staplers oder dessen Servicepartner abgestimmt. Die Versorgung des UWB-Tags steht im Angebot.',
  },
  questions: {
    title: 'Fragen von Haustechnik und IT',
    items: {
      sockets: {
        question: 'Wie viele Steckdosen, und wo?',
        answer:
          'Ein Anschluss je Schrank mit Gateway. Der Begehungsplan nennt jeden Schrank. Wie viele Anker und Gateways Ihre Fläche braucht, schätzt der Rechner.',
      },
      cleaning: {
        question: 'Was halten die Geräte bei der Reinigung aus?',
        answer:
          '{indoors} schützt gegen Spritzwasser, {outdoors} gegen Untertauchen bis 1 m für 30 min.[^iec60529] Nicht abgedeckt sind Hochdruckreinigung, Kondenswasser, Stöße und explosionsfähige Atmosphären.[^ipLimits]',
      },
      building: {
        question: 'Brandwände, Sprinkler, Kühllager?',
        answer:
          'Durchführungen in Brandwänden schottet Ihr Fachbetrieb ab. Abstände zu Sprinklern legt Ihr betrieblicher Brandschutz fest. Für ein Kühllager werden Variante und Kondenswasser bei der Begehung geprüft.',
      },
      coexistence: {
        question: 'Stört das unser WLAN oder 5G-Campusnetz?',
        answer:
          'Im Bereich {bands} liegen auch 5G-Campusnetze, das 5-GHz-WLAN und ein Teil des 6-GHz-WLANs.[^wifi6ghz] UWB sendet mit sehr geringer Leistung, darf nicht stören und hat keinen Anspruch auf Schutz vor Störungen.[^eu2019785] Wir planen, die Kanäle bei der Begehung mit denen Ihrer Netze abzugleichen.',
      },
      network: {
        question: 'VLAN, Ports, PoE-Budget, Firmware?',
        answer:
          'Eine Liste ist noch nicht veröffentlicht. Sie erhalten sie auf Anfrage vor der Begehung. Was zu Daten und Betrieb bekannt ist, steht auf der Seite zur Plattform.',
      },
      outdoors: {
        question: 'Dürfen Anker im Hof montiert werden?',
        answer:
          'Zuerst gelten die Funkvorschriften des Landes. Fest montierte Anker im Außenbereich müssen geprüft werden, in manchen Ländern ist eine Registrierung oder Genehmigung nötig.[^en302065] Wir planen die Prüfung als Teil der Begehung. {outdoors} allein reicht nicht.',
      },
      rent: {
        question: 'Mieten oder kaufen?',
        answer:
          'Im Pilotbetrieb ist die Hardware kostenlos. Im Partnervertrag wird sie gemietet oder gekauft.',
      },
    },
    pricing: 'Preise und Rechner',
    platform: 'IoT-Plattform',
  },
} satisfies Translated<typeof en>
