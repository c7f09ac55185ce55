import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Preise und ROI-Rechner für die Ortung von Staplern',
  description:
    'Pilot- und Partnervertrag mit Preisen für 21 Länder und Regionen, dazu ein Rechner, der zeigt, wann es sich an Ihrem Standort lohnt, mit allen Formeln.',
  heading: 'Was es kostet, wann es sich trägt',
  claim: 'Amortisation im Mittel unter {months} Monaten',
  lead: 'Es entscheidet Ihr Standort: Geben Sie ihn unten ein. Sieben Felder genügen, für die übrigen gibt es Vorgaben, die Sie ändern können.',
  prices: {
    caption: 'Pilotvertrag und Partnervertrag im Vergleich',
    country: 'Preise für',
    show: 'Preise zeigen',
    origins: {
      page: 'in {currency}; Land der Sprache dieser Seite',
      chosen: 'in {currency}; von Ihnen gewählt',
      network: 'in {currency}; nach Ihrer Netzadresse',
      language: 'in {currency}; nach der Sprache Ihres Browsers',
    },
    vatRate: 'Mehrwertsteuersatz in diesem Land: {rate}.',
    contract: 'Vertrag',
    next: 'Nächster Schritt',
    pilot: 'Pilot',
    partner: 'Partner',
    pilotFor: 'Erproben, in einem Teil der Halle.',
    partnerFor: 'Betreiben, in der ganzen Halle.',
    duration: 'Laufzeit',
    pilotDuration: '{least} bis {most} Monate Testbetrieb',
    partnerDuration: 'Jahresvertrag',
    hardware: 'Hardware',
    pilotHardware: 'Kostenlose Hardware',
    partnerHardware: 'Hardware zur Miete oder zum Kauf',
    anchor: 'Anker',
    tag: 'UWB-Tag',
    free: 'kostenlos',
    rented: 'zur Miete: 1/{months} davon im Monat',
    fee: 'Softwaregebühr je Fahrzeug (Objekt) und Monat',
    installation: 'Einmalige Installationsgebühr je Personentag',
    services: 'Zusatzleistungen je Personenstunde',
    planPilot: 'Pilot planen',
    requestOffer: 'Angebot anfordern',
    pilotComment: 'Wir möchten einen Pilotbetrieb planen. Angesehene Preise: {country}.',
    partnerComment:
      'Bitte senden Sie uns ein Angebot für einen Partnervertrag. Angesehene Preise: {country}.',
  },
  version: 'Preisliste Version {version}, veröffentlicht am {date}.',
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
        text: 'Die Anker sind aus Fläche und Gängen gezählt. Stahl, Flüssigkeiten, Bühnen und Schmalgänge können mehr erfordern. Wie viele, zeigt eine Begehung.',
      },
      {
        title: 'Was aus einer frei gewordenen Stunde wird',
        text: 'Sie wertet {share} der frei gewordenen Stunden als gespartes Geld: weniger Überstunden, weniger Leiharbeit, ein engerer Schichtplan. Bleiben Ihre Schichten, wie sie sind, bleibt diese Einsparung aus.',
      },
      {
        title: 'Ob Ihr Standort den gemessenen gleicht',
        text: 'Die Wirkungen stammen aus drei Fallstudien bei Kunden. Verkehr, Schulung und Aufteilung können bei Ihnen mehr oder weniger ergeben.',
      },
      {
        title: 'Arbeit an Ihren anderen Systemen',
        text: 'Die Anbindung von WMS oder ERP und Ihre eigene Projektzeit sind nicht enthalten. Unser Anteil wären Zusatzleistungen nach Stunden.',
      },
      {
        title: 'Finanzierung und Steuern',
        text: 'Keine Mehrwertsteuer, keine Zinsen, keine Abschreibung. Hardware zählt als gekauft; Miete verteilt sie auf {months} Monate.',
      },
    ],
  },
} satisfies Translated<typeof en>
