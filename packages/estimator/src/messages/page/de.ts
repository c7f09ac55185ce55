import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Preise und ROI-Rechner für die Staplerortung',
  description:
    'Pilot- und Partnervertrag mit Preisen für 21 Länder und Regionen. Der Rechner zeigt mit allen Formeln, wann sich die Ortung an Ihrem Standort lohnt.',
  heading: 'Was es kostet, wann es sich rechnet',
  claim: 'Durchschnittliche Amortisationszeit: weniger als {months} Monate',
  lead: 'Entscheidend ist Ihr eigener Standort: Geben Sie unten Ihre Zahlen ein. Sechs Felder genügen, die übrigen sind mit Standardwerten belegt, die Sie ändern können.',
  prices: {
    caption: 'Pilotvertrag und Partnervertrag im Vergleich',
    country: 'Preise für',
    show: 'Preise anzeigen',
    origins: {
      page: 'in {currency}, vorausgewählt nach der Sprache dieser Seite',
      chosen: 'in {currency}, von Ihnen gewählt',
      network: 'in {currency}, nach Ihrer IP-Adresse',
      language: 'in {currency}, nach der Sprache Ihres Browsers',
    },
    vatRate: 'Umsatzsteuersatz in diesem Land: {rate}.',
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
    rented: 'oder {amount} pro Monat bei {months} Monaten Miete',
    fee: 'Softwarepreis je Fahrzeug oder geortetem Objekt und Monat',
    installation: 'Installation (einmalig), Tagessatz je Person',
    services: 'Zusatzleistungen, Stundensatz je Person',
    planPilot: 'Pilotprojekt planen',
    requestOffer: 'Angebot anfordern',
    pilotComment: 'Wir möchten ein Pilotprojekt planen. Preisgrundlage: {country}.',
    partnerComment:
      'Bitte senden Sie uns ein Angebot für einen Partnervertrag. Preisgrundlage: {country}.',
  },
  version: 'Preisliste, Version {version}, veröffentlicht am {date}.',
  estimate: {
    heading: 'Schätzung für Ihren Standort',
    lead: 'Die Berechnung läuft in Ihrem Browser, es werden keine Daten übertragen. Bleibt ein optionales Feld leer, gilt der angezeigte Standardwert.',
    average: 'Der genannte Mittelwert sagt wenig über einen einzelnen Standort.',
    method: 'Worauf er beruht, zeigt die Methode',
  },
  unknown: {
    heading: 'Grenzen der Schätzung',
    lead: 'Grundlage sind Ihre Zahlen und offengelegte Annahmen. Nicht berücksichtigt sind:',
    items: [
      {
        title: 'Ihre Funkbedingungen',
        text: 'Die Zahl der Anker ist aus Fläche und Gängen berechnet. Stahl, Flüssigkeiten, Lagerbühnen und Schmalgänge können mehr Anker erfordern. Wie viele, zeigt eine Begehung.',
      },
      {
        title: 'Die Nutzung frei gewordener Stunden',
        text: 'Die Schätzung setzt {share} der frei gewordenen Stunden als Einsparung an: weniger Überstunden, weniger Leiharbeit, eine knappere Schichtbesetzung. Bleiben Ihre Schichten, wie sie sind, bleibt diese Einsparung aus.',
      },
      {
        title: 'Unterschiede zu den Fallstudien',
        text: 'Die Effekte stammen aus drei Fallstudien bei Kunden. Verkehrsaufkommen, Schulungsstand und Hallenlayout können das Ergebnis bei Ihnen nach oben oder unten verschieben.',
      },
      {
        title: 'Die Anbindung Ihrer IT-Systeme',
        text: 'Die Anbindung von Lagerverwaltung (LVS) oder ERP und Ihre eigene Projektzeit sind nicht enthalten. Unser Anteil wird als Zusatzleistung nach Aufwand abgerechnet.',
      },
      {
        title: 'Finanzierung und Steuern',
        text: 'Umsatzsteuer, Zinsen und Abschreibung sind nicht enthalten. Die Hardware ist als Kauf gerechnet, bei Miete verteilt sich der Preis auf {months} Monate.',
      },
    ],
  },
} satisfies Translated<typeof en>
