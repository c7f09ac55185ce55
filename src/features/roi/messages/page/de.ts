import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Preise und ROI-Rechner für die Staplerortung',
  description:
    'Pilot- und Partnervertrag mit Preisen für 21 Länder und Regionen, dazu ein Rechner mit allen Formeln, der zeigt, wann es sich an Ihrem Standort lohnt.',
  heading: 'Was es kostet, wann es sich rechnet',
  claim: 'Durchschnittliche Amortisationszeit: weniger als {months} Monate',
  lead: 'Es zählt Ihr eigener Standort: Geben Sie unten seine Zahlen ein. Sieben Felder genügen, für die übrigen gibt es Vorgaben, die Sie ändern können.',
  prices: {
    caption: 'Pilotvertrag und Partnervertrag im Vergleich',
    country: 'Preise für',
    show: 'Preise anzeigen',
    origins: {
      page: 'in {currency}; Land der Sprache dieser Seite',
      chosen: 'in {currency}; von Ihnen gewählt',
      network: 'in {currency}; nach Ihrer Netzwerkadresse',
      language: 'in {currency}; nach der Sprache Ihres Browsers',
    },
    vatRate: 'Mehrwertsteuersatz in diesem Land: {rate}.',
    contract: 'Vertrag',
    next: 'Nächster Schritt',
    pilot: 'Pilot',
    partner: 'Partner',
    pilotFor: 'In einem Teil der Halle erproben.',
    partnerFor: 'In der ganzen Halle betreiben.',
    duration: 'Laufzeit',
    pilotDuration: '{least} bis {most} Monate Testbetrieb',
    partnerDuration: 'Jahresvertrag',
    hardware: 'Hardware',
    pilotHardware: 'Kostenlose Hardware',
    partnerHardware: 'Hardware zur Miete oder zum Kauf',
    anchor: 'Anker',
    tag: 'UWB-Tag',
    gateway: 'Gateway',
    free: 'kostenlos',
    rented: 'oder {amount} im Monat, gemietet über {months} Monate',
    fee: 'Softwaregebühr je Fahrzeug (Objekt) und Monat',
    installation: 'Einmalige Installationsgebühr je Personentag',
    services: 'Zusatzleistungen je Personenstunde',
    planPilot: 'Pilot planen',
    requestOffer: 'Angebot anfordern',
    pilotComment: 'Wir möchten einen Pilotbetrieb planen. Angesehene Preise: {country}.',
    partnerComment:
      'Bitte senden Sie uns ein Angebot für einen Partnervertrag. Angesehene Preise: {country}.',
  },
  version: 'Preisliste, Version {version}, veröffentlicht am {date}.',
  estimate: {
    heading: 'Schätzung für Ihren Standort',
    lead: 'Gerechnet wird in Ihrem Browser, gesendet wird nichts. Ein leeres optionales Feld zählt mit der Vorgabe, die es zeigt.',
    average: 'Der genannte Mittelwert sagt wenig über einen einzelnen Standort;',
    method: 'die Methode zeigt, worauf er beruht',
  },
  unknown: {
    heading: 'Was die Schätzung nicht weiß',
    lead: 'Sie rechnet mit Ihren Zahlen und mit offengelegten Annahmen. Folgendes sieht sie nicht.',
    items: [
      {
        title: 'Ihre Funkbedingungen',
        text: 'Die Zahl der Anker ist aus Fläche und Gängen berechnet. Stahl, Flüssigkeiten, Lagerbühnen und Schmalgänge können mehr Anker erfordern. Wie viele, zeigt eine Begehung.',
      },
      {
        title: 'Was aus einer frei gewordenen Stunde wird',
        text: 'Die Schätzung wertet {share} der frei gewordenen Stunden als gespartes Geld: weniger Überstunden, weniger Leiharbeit, ein engerer Schichtplan. Bleiben Ihre Schichten, wie sie sind, bleibt diese Einsparung aus.',
      },
      {
        title: 'Ob Ihr Standort den gemessenen gleicht',
        text: 'Die Wirkungen stammen aus drei Fallstudien bei Kunden. Verkehr, Schulung und Aufteilung können bei Ihnen mehr oder weniger ergeben.',
      },
      {
        title: 'Arbeit an Ihren anderen Systemen',
        text: 'Die Anbindung von Lagerverwaltung (LVS) oder ERP und Ihre eigene Projektzeit sind nicht enthalten. Unser Anteil würde als Zusatzleistung nach Stunden berechnet.',
      },
      {
        title: 'Finanzierung und Steuern',
        text: 'Keine Mehrwertsteuer, keine Zinsen, keine Abschreibung. Hardware zählt als Kauf; zur Miete verteilt sich ihr Preis auf {months} Monate.',
      },
    ],
  },
} satisfies Translated<typeof en>
