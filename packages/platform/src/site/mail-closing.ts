import type { Dictionaries } from '#src/i18n/translate.ts'

/** What stands above the sender's name in a mail to a visitor. */
export const mailClosing: Dictionaries<string> = {
  en: 'Kind regards',
  de: 'Mit freundlichen Grüßen',
  es: 'Un saludo,',
  fr: 'Cordialement,',
  it: 'Cordiali saluti',
  pt: 'Com os melhores cumprimentos,',
}
