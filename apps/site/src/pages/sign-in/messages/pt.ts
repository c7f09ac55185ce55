import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  description:
    'Acesso à área reservada da {brand}: notícias, pedidos de demonstração e subscrições da newsletter.',
  steps: {
    'sign-in': {
      title: 'Iniciar sessão',
      lead: 'Este acesso destina-se aos nossos colaboradores. Os clientes iniciam sessão na sua própria instalação.',
      submit: 'Iniciar sessão',
      forgot: 'Esqueceu-se da palavra-passe?',
    },
    'sign-in-code': {
      title: 'Só mais um passo',
      lead: 'Para esta conta é necessário também um código.',
      code: 'Código da aplicação de autenticação',
      hint: 'Seis algarismos ou um dos códigos de recuperação',
      submit: 'Iniciar sessão',
    },
    'forgot-password': {
      title: 'Palavra-passe esquecida',
      lead: 'Enviamos um link para o endereço da sua conta. O link só pode ser usado uma vez e expira ao fim de quatro horas.',
      submit: 'Enviar o link',
    },
    'set-password': {
      title: 'Escolher uma palavra-passe',
      lead: 'Todas as outras sessões abertas da sua conta serão terminadas.',
      password: 'Nova palavra-passe',
      hint: 'Pelo menos 12 caracteres; não são aceites palavras-passe comuns nem o próprio endereço',
      submit: 'Guardar a palavra-passe',
      another: 'Pedir um novo link',
    },
  },
  invited:
    'Damos-lhe as boas-vindas. Escolha uma palavra-passe para a sua nova conta; a sessão inicia-se de imediato.',
  showPassword: 'Mostrar a palavra-passe',
  back: 'Voltar ao início de sessão',
  notes: {
    mailed: 'Se existir uma conta com este endereço, já enviámos um link.',
    set: 'A nova palavra-passe foi guardada e já pode iniciar sessão.',
    late: 'A sessão expirou. Inicie sessão novamente.',
    out: 'A sessão foi terminada.',
  },
  errors: {
    credentials: 'E-mail ou palavra-passe incorretos.',
    code: 'O código está incorreto ou já foi usado.',
    link: 'Este link já foi usado ou expirou. Peça um novo link.',
    length: 'A palavra-passe deve ter entre 12 e 1024 caracteres',
    common:
      'Esta palavra-passe é demasiado comum. Escolha outra, por exemplo quatro palavras sem relação entre si',
    ownAddress: 'Escolha algo diferente do seu endereço de e-mail',
    tooMany: 'Demasiadas tentativas. Aguarde alguns minutos e tente novamente.',
    error: 'Lamentamos, não foi possível concluir esta ação. Tente novamente.',
    missing: 'Introduza o e-mail e a palavra-passe',
  },
} satisfies Translated<typeof en>
