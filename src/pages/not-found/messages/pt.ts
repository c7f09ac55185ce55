import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Página não encontrada',
  description:
    'Não existe nenhuma página neste endereço. Caminhos de volta ao site e uma pesquisa nas notícias.',
  lead: 'Esta tag saiu do armazém: não existe nenhuma página neste endereço. Talvez tenha sido movida, ou a ligação contém um erro.',
  search: 'Pesquisar nas notícias',
  waysBack: 'Caminhos de volta',
  picture: 'Planta de um armazém; as últimas posições medidas de uma tag saem pelo cais',
  lastSeen: 'última posição',
  noSignal: 'sem sinal',
} satisfies Translated<typeof en>
