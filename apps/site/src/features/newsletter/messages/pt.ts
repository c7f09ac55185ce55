import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  description:
    'Confirmar ou cancelar a subscrição da newsletter da {brand}: cada e-mail trata de um só tema e a subscrição cancela-se com um clique.',
  confirm: {
    title: 'Confirme a subscrição',
    lead: 'Clique no botão para receber a newsletter da {brand}.',
    button: 'Confirmar a subscrição',
  },
  confirmed: {
    title: 'Subscrição confirmada',
    lead: 'A próxima newsletter será enviada para este endereço. Cada e-mail inclui um link para cancelar a subscrição.',
  },
  unsubscribe: {
    title: 'Cancelar a subscrição da newsletter',
    lead: 'Clique no botão para deixar de receber a newsletter.',
    button: 'Cancelar a subscrição',
  },
  unsubscribed: {
    title: 'Subscrição cancelada',
    lead: 'A newsletter deixa de ser enviada para este endereço. É possível subscrever de novo em qualquer altura.',
  },
  expired: {
    title: 'Este link já não é válido',
    lead: 'O link de confirmação é válido durante 7 dias, ou até ao cancelamento da subscrição. É possível subscrever de novo em qualquer altura.',
  },
  mail: {
    subject: 'Confirme a subscrição da newsletter da {brand}',
    ask: 'Este endereço foi introduzido para receber a newsletter da {brand}. Para a receber, abra esta página e clique no botão:',
    deadline: 'O link é válido durante 7 dias.',
    ignore:
      'Se não fez este pedido, não é preciso fazer nada: sem a confirmação não é enviada nenhuma newsletter.',
    leave: 'Para cancelar a subscrição deste endereço:',
  },
} satisfies Translated<typeof en>
