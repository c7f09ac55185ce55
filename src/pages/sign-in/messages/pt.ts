import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Iniciar sessão',
  description:
    'Acesso para o pessoal da {brand}: notícias, pedidos de demonstração e subscrições da newsletter.',
  lead: 'Este acesso destina-se ao nosso pessoal. Os clientes iniciam sessão na sua própria instalação.',
  code: 'Código da aplicação de autenticação',
  codeHint: 'Seis algarismos ou um dos códigos de recuperação',
  submit: 'Iniciar sessão',
  faults: {
    credentials: 'O e-mail, a palavra-passe ou o código não está correto.',
    code: 'A conta pede também um código.',
    tooMany: 'Demasiadas tentativas. Aguarde alguns minutos e tente novamente.',
    failure: 'Lamentamos, não foi possível concluir esta ação. Tente novamente.',
    missing: 'Introduza o e-mail e a palavra-passe',
  },
} satisfies Translated<typeof en>
