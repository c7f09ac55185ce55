import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Intelligentes Lager: vom UWB-Tag bis zum LVS',
  description:
    'UWB-Tags, Anker, Gateway, Plattform, Anwendungen und REST-Schnittstelle in einem Hallenschnitt, wer was beisteuert und wie jeder Teil bezahlt wird.',
  heading: 'Das ganze System in einer Zeichnung',
  lead: 'Von links nach rechts: Was sich bewegt, trägt einen UWB-Tag. Anker messen, wann seine Impulse ankommen, ein Gateway gibt die Zeiten weiter, die Plattform rechnet. Das Ergebnis nutzen Ihre Beschäftigten und Ihr Lagerverwaltungssystem (LVS).',
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
      text: 'Ein UWB-Tag sitzt an Stapler, Palette, Werkzeug oder Ausweis und sendet Impulse mit bis zu {rate}. Ohne UWB-Tag gibt es keine Position. Die Aktualisierungsrate wird je UWB-Tag eingestellt.',
      link: 'So entsteht eine Position',
    },
    anchors: {
      name: 'Anker',
      text: 'Anker hängen an Stützen und Wänden und messen, wann jeder Impuls ankommt. Ihre Funkreichweite beträgt bis zu {range}. Weil mehrere zugleich in Sicht sein müssen, hängen sie enger. Stahl im Weg kostet Genauigkeit.',
      link: 'Grenzen der Technik',
    },
    gateway: {
      name: 'Gateway',
      text: 'Das Gateway sammelt die Daten der Anker und übergibt sie an Ihr Netzwerk. Dahinter verlassen die Daten die Halle. Versorgt wird es mit {dc} V DC, {ac} V AC oder PoE.',
      link: 'Kabel und Strom',
    },
    platform: {
      name: 'Plattform',
      text: 'Die Plattform macht aus Zeiten Positionen, Ereignisse und Kennzahlen. Die Verfügbarkeit beträgt bis zu {uptime}, die Daten werden täglich gesichert. Stapler steuert die Plattform nicht.',
      link: 'Daten und IT-Sicherheit',
    },
    applications: {
      name: 'Anwendungen und REST',
      text: 'Elf Module zeigen, was geschehen ist: die Live-Ansicht nach {live}, die Auswertungen nach {analytics}. Ihr Lagerverwaltungssystem liest Positionen und Ereignisse über die REST-Schnittstelle. Kollisionswarnungen sind eine Fahrerassistenz und keine Sicherheitsfunktion.',
      link: 'Die elf Module',
    },
  },
  matrix: {
    title: 'Was wir beisteuern und was Sie',
    lead: 'Acht Punkte bestimmen, wann ein Standort in Betrieb gehen kann. Zu jedem gehören zwei Beiträge.',
    thing: 'Thema',
    ours: 'Von uns',
    yours: 'Von Ihnen',
    rows: {
      power: ['Strom', 'Begehungsplan mit jedem Anschluss', 'Steckdosen, PoE oder Gleichstrom'],
      network: [
        'Netzwerk',
        'Gateways und die Liste ihrer Ports',
        'Switch-Ports, VLAN, Leitung nach außen',
      ],
      plan: ['Hallenplan', 'eingezeichnete Anker und Zonen', 'Plan mit Regalen und Höhen'],
      heights: [
        'Montagehöhen',
        'Vorschlag aus der Begehung',
        'Hubarbeitsbühne, Zugang, gesperrte Gänge',
      ],
      zones: ['Zonen', 'Einrichtung in der Plattform', 'Grenzwerte und eine zuständige Person'],
      accounts: [
        'Benutzerkonten',
        'Rollen und ein erstes Administratorkonto',
        'Meldung von Eintritten und Austritten',
      ],
      agreement: [
        'Betriebsvereinbarung',
        'Liste der Regelungspunkte, Beispielansichten',
        'Gespräche vor der Montage',
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
