import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  description:
    'Confirmar ou cancelar a subscrição da newsletter da {brand}: um e-mail, um assunto e o cancelamento com um clique.',
  confirm: {
    title: 'Confirme a subscrição',
    lead: 'Prima o botão para receber a newsletter da {brand}.',
    button: 'Confirmar a subscrição',
  },
  confirmed: {
    title: 'Subscrição confirmada',
    lead: 'A próxima newsletter será enviada para este endereço. Cada e-mail tem uma ligação para cancelar a subscrição.',
  },
  unsubscribe: {
    title: 'Cancelar a subscrição da newsletter',
    lead: 'Prima o botão para deixar de receber a newsletter.',
    button: 'Cancelar a subscrição',
  },
  unsubscribed: {
    title: 'Subscrição cancelada',
    lead: 'A newsletter deixa de ser enviada para este endereço. É possível subscrever de novo em qualquer altura.',
  },
  expired: {
    title: 'Esta ligação já não é válida',
    lead: 'Uma ligação de confirmação é válida durante 7 dias, ou até ao cancelamento da subscrição. É possível subscrever de novo em qualquer altura.',
  },
  mail: {
    subject: 'Confirme a subscrição da newsletter da {brand}',
    ask: 'Este endereço foi introduzido para receber a newsletter da {brand}. Para a receber, abra esta página e prima o botão:',
    deadline: 'A ligação é válida durante 7 dias.',
    ignore:
      'Se não fez este pedido, não é preciso fazer nada: sem a confirmação não é enviada nenhuma newsletter.',
    leave: 'Para cancelar a subscrição deste endereço:',
  },
} satisfies Translated<typeof en>
