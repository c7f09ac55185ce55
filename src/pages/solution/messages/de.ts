import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Intelligentes Lager: vom UWB-Tag bis zum LVS',
  description:
    'UWB-Tags, Anker, Gateway, Plattform, Anwendungen und REST-Schnittstelle in einem Hallenschnitt, wer was beisteuert und wie jeder Teil bezahlt wird.',
  heading: 'Das ganze System in einer Zeichnung',
  lead: 'Von links nach rechts: Was sich bewegt, trägt einen UWB-Tag. Anker erfassen die Ankunft seiner Impulse, ein Gateway gibt sie weiter, die Plattform rechnet. Das Ergebnis nutzen Menschen und Ihr Lagerverwaltungssystem.',
  limit: 'Wo die Plattform betrieben wird und wie Daten verschlüsselt sind, steht im Angebot.',
  drawing: {
    label: 'Die Teile des Systems',
    caption:
      'Schnitt durch eine Halle: UWB-Tags an Stapler, Palette und Person, Anker unter dem Dach, ein Gateway im Schrank. Eine Leitung führt aus der Halle zur Plattform und weiter zu Live-Ansicht, Auswertungen und Lagerverwaltungssystem.',
    liveView: 'Live-Ansicht',
    analytics: 'Auswertungen',
    wms: 'Ihr LVS',
    rest: 'REST',
  },
  parts: {
    title: 'Fünf Teile und ihre Aufgaben',
    tags: {
      name: 'UWB-Tags',
      text: 'Ein UWB-Tag sitzt an Stapler, Palette, Werkzeug oder Ausweis und sendet Impulse, bis {rate}. Ohne UWB-Tag gibt es keine Position. Die Rate wird je UWB-Tag eingestellt.',
      link: 'So entsteht eine Position',
    },
    anchors: {
      name: 'Anker',
      text: 'Anker hängen an Stützen und Wänden und erfassen die Ankunft jedes Impulses. Sie reichen bis {range}. Weil mehrere zugleich in Sicht sein müssen, hängen sie dichter. Stahl im Weg kostet Genauigkeit.',
      link: 'Grenzen der Technik',
    },
    gateway: {
      name: 'Gateway',
      text: 'Das Gateway sammelt die Daten der Anker und übergibt sie an Ihr Netzwerk. Dahinter verlassen die Daten die Halle. Versorgt wird es mit {dc} V DC, {ac} V AC oder PoE.',
      link: 'Kabel und Strom',
    },
    platform: {
      name: 'Plattform',
      text: 'Die Plattform macht aus Zeiten Positionen, Ereignisse und Kennzahlen. Die Verfügbarkeit beträgt bis {uptime}, gesichert wird täglich. Sie berichtet und steuert keinen Stapler.',
      link: 'Daten und IT-Sicherheit',
    },
    applications: {
      name: 'Anwendungen und REST',
      text: 'Elf Module zeigen, was geschehen ist: die Live-Ansicht nach {live}, die Auswertungen nach {analytics}. Ihr Lagerverwaltungssystem liest Positionen und Ereignisse über die REST-Schnittstelle. Kollisionswarnungen sind Fahrerassistenz.',
      link: 'Die elf Module',
    },
  },
  matrix: {
    title: 'Was wir beisteuern und was Sie',
    lead: 'Acht Punkte entscheiden, wann ein Standort startet. Jeder hat zwei Hälften.',
    thing: 'Was es braucht',
    ours: 'Von uns',
    yours: 'Von Ihnen',
    rows: {
      power: ['Strom', 'jeder Anschluss im Begehungsplan', 'Steckdosen, PoE oder Gleichstrom'],
      network: [
        'Netzwerk',
        'Gateways und die Liste ihrer Ports',
        'Switch-Ports, VLAN, Leitung nach außen',
      ],
      plan: ['Hallenplan', 'eingezeichnete Anker und Zonen', 'Plan mit Regalen und Höhen'],
      heights: ['Montagehöhen', 'Vorschlag aus der Begehung', 'Hebebühne, Zugang, gesperrte Gänge'],
      zones: ['Zonen', 'Einrichtung in der Plattform', 'Grenzwerte und eine zuständige Person'],
      accounts: [
        'Benutzerkonten',
        'Rollen und ein erstes Administratorkonto',
        'Benutzer, auch wer ausscheidet',
      ],
      agreement: [
        'Betriebsvereinbarung',
        'Punkteliste und Beispielansichten',
        'Gespräche vor dem ersten UWB-Tag',
      ],
      wms: [
        'Lagerverwaltung',
        'Referenz der REST-Schnittstelle',
        'Ansprechperson, die die Felder kennt',
      ],
    },
  },
  payment: {
    title: 'Wie bezahlt wird',
    hardware: 'Hardware',
    hardwareText: 'im Pilotbetrieb kostenlos, im Partnervertrag zur Miete oder zum Kauf',
    software: 'Software',
    softwareText: 'Preis je Fahrzeug oder geortetem Objekt und Monat',
    installation: 'Installation',
    installationText: 'einmalig, Tagessatz je Person',
    services: 'Zusatzleistungen',
    servicesText: 'Stundensatz je Person',
    pricing: 'Preise für Ihr Land',
  },
} satisfies Translated<typeof en>
