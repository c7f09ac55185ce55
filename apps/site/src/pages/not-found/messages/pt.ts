import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Página não encontrada',
  description:
    'Não existe nenhuma página neste endereço. A partir daqui pode voltar ao site ou pesquisar nas notícias.',
  lead: 'Esta tag saiu do armazém: não existe nenhuma página neste endereço. Talvez a página tenha sido movida ou o link contenha um erro.',
  search: 'Pesquisar nas notícias',
  waysBack: 'Por onde continuar',
  picture: 'Planta de um armazém; o rasto das últimas posições medidas de uma tag sai pelo cais',
  lastSeen: 'última posição',
  noSignal: 'sem sinal',
} satisfies Translated<typeof en>
