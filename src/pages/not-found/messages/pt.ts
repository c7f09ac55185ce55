import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Página não encontrada',
  description:
    'Não existe nenhuma página neste endereço. Daqui pode voltar ao site ou pesquisar nas notícias.',
  lead: 'Esta tag saiu do armazém: não existe nenhuma página neste endereço. Talvez a página tenha sido movida ou o link contenha um erro.',
  search: 'Pesquisar nas notícias',
  waysBack: 'Voltar a',
  picture: 'Planta de um armazém; as últimas posições medidas de uma tag saem pelo cais',
  lastSeen: 'última posição',
  noSignal: 'sem sinal',
} satisfies Translated<typeof en>
