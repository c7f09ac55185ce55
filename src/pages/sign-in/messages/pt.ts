import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  description:
    'Acesso para o pessoal da {brand}: notícias, pedidos de demonstração e subscrições da newsletter.',
  steps: {
    'sign-in': {
      title: 'Iniciar sessão',
      lead: 'Este acesso destina-se ao nosso pessoal. Os clientes iniciam sessão na sua própria instalação.',
      submit: 'Iniciar sessão',
      forgot: 'Esqueceu-se da palavra-passe?',
    },
    'sign-in-code': {
      title: 'Só mais um passo',
      lead: 'A conta pede também um código.',
      code: 'Código da aplicação de autenticação',
      hint: 'Seis algarismos ou um dos códigos de recuperação',
      submit: 'Iniciar sessão',
    },
    'forgot-password': {
      title: 'Palavra-passe esquecida',
      lead: 'Enviamos uma ligação para o endereço da sua conta. Serve uma única vez, durante quatro horas.',
      submit: 'Enviar a ligação',
    },
    'set-password': {
      title: 'Escolher uma palavra-passe',
      lead: 'Todas as outras sessões abertas da sua conta são terminadas.',
      password: 'Nova palavra-passe',
      hint: 'Pelo menos 12 caracteres; não é preciso mais nada',
      submit: 'Guardar a palavra-passe',
      another: 'Pedir uma nova ligação',
    },
  },
  invited:
    'Damos-lhe as boas-vindas. Escolha uma palavra-passe para a sua nova conta; a sessão inicia-se de imediato.',
  back: 'Voltar ao início de sessão',
  notes: {
    mailed: 'Se existir uma conta com este endereço, a ligação vai a caminho.',
    set: 'A palavra-passe está guardada. Inicie sessão com ela.',
    late: 'Demorou demasiado tempo. Inicie sessão novamente.',
    out: 'A sessão foi terminada.',
  },
  errors: {
    credentials: 'O e-mail ou a palavra-passe não está correto.',
    code: 'O código não está correto ou já foi usado.',
    link: 'Esta ligação já foi usada ou é demasiado antiga. Peça uma nova.',
    length: 'Escolha entre 12 e 1024 caracteres',
    common:
      'Esta palavra-passe está entre as primeiras a ser experimentadas. Escolha outra, por exemplo quatro palavras sem relação entre si',
    ownAddress: 'Escolha algo diferente do seu endereço de e-mail',
    tooMany: 'Demasiadas tentativas. Aguarde alguns minutos e tente novamente.',
    error: 'Lamentamos, não foi possível concluir esta ação. Tente novamente.',
    missing: 'Introduza o e-mail e a palavra-passe',
  },
} satisfies Translated<typeof en>
