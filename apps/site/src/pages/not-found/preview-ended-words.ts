import type { Dictionaries } from '@repo/platform/i18n/translate.ts'

interface Words {
  title: string
  description: string
  /** True of any address: it does not tell whether there is, or was, such an item. */
  lead: string
}

export const previewEndedWords: Dictionaries<Words> = {
  en: {
    title: 'Preview link no longer valid',
    description:
      'This preview link has ended or is incomplete. Ask the person who sent it for a new one.',
    lead: 'This preview link has ended or is incomplete. Please ask the person who sent it to you for a new link.',
  },
  de: {
    title: 'Vorschaulink nicht mehr gültig',
    description:
      'Dieser Vorschaulink ist abgelaufen oder unvollständig. Einen neuen gibt es bei der Person, die ihn verschickt hat.',
    lead: 'Dieser Vorschaulink ist abgelaufen oder unvollständig. Bitten Sie die Person, die ihn Ihnen geschickt hat, um einen neuen Link.',
  },
  es: {
    title: 'Enlace de vista previa no válido',
    description:
      'Este enlace de vista previa ha caducado o está incompleto. Solicite uno nuevo a quien se lo envió.',
    lead: 'Este enlace de vista previa ha caducado o está incompleto. Solicite uno nuevo a la persona que se lo envió.',
  },
  fr: {
    title: 'Lien d’aperçu expiré',
    description:
      'Ce lien d’aperçu a expiré ou est incomplet. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    lead: 'Ce lien d’aperçu a expiré ou est incomplet. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },
  it: {
    title: 'Link di anteprima non più valido',
    description:
      'Questo link di anteprima è scaduto o incompleto. Per averne uno nuovo, rivolgersi a chi lo ha inviato.',
    lead: 'Questo link di anteprima è scaduto o incompleto. Chiedete un nuovo link a chi ve lo ha inviato.',
  },
  pt: {
    title: 'Link de pré-visualização já não válido',
    description:
      'Este link de pré-visualização expirou ou está incompleto. Peça um novo à pessoa que lho enviou.',
    lead: 'Este link de pré-visualização expirou ou está incompleto. Peça um novo link à pessoa que lho enviou.',
  },
}
