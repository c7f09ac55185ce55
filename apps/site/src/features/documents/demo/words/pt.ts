import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  'datasheet-anchor': {
    title: 'Ficha técnica: âncora',
    description:
      'Alcance, bandas, proteção e temperaturas da âncora. As linhas sem valor publicado indicam-no. Edição 1, gerada a partir dos valores publicados.',
  },
  'datasheet-tag': {
    title: 'Ficha técnica: tag',
    description:
      'Frequência de atualização, bandas, proteção e temperaturas da tag. As linhas sem valor publicado indicam-no. Edição 1, gerada a partir dos valores publicados.',
  },
  'datasheet-gateway': {
    title: 'Ficha técnica: gateway',
    description:
      'Alimentação, proteção e temperaturas do gateway. As linhas sem valor publicado indicam-no. Edição 1, gerada a partir dos valores publicados.',
  },
  'datasheet-platform': {
    title: 'Ficha técnica: plataforma',
    description:
      'Latência, disponibilidade, cópias de segurança e interface da plataforma. As linhas sem valor publicado indicam-no. Edição 1, gerada a partir dos valores publicados.',
  },
  'case-study-1': {
    title: 'Caso de sucesso 1: embates e velocidade',
    description:
      'Três valores de um cliente anónimo, como são medidos e o que não está publicado. Edição 1, gerada a partir dos valores publicados.',
  },
  'case-study-2': {
    title: 'Caso de sucesso 2: o turno da noite',
    description:
      'Três valores de um cliente anónimo, como são medidos e o que não está publicado. Edição 1, gerada a partir dos valores publicados.',
  },
  'case-study-3': {
    title: 'Caso de sucesso 3: procura e paletes movimentadas',
    description:
      'Três valores de um cliente anónimo, como são medidos e o que não está publicado. Edição 1, gerada a partir dos valores publicados.',
  },
  'brochure-warehouse': {
    title: 'O armazém medido',
    description:
      'O que é localizado, onze módulos, seis perguntas e os limites do sistema. Edição 1, gerada a partir dos valores publicados.',
  },
  'brochure-data-protection': {
    title: 'Antes da primeira tag: proteção de dados e participação',
    description:
      'O que acordar antes da instalação, com as regras de seis ordenamentos. Não é aconselhamento jurídico. Edição 1, gerada a partir dos valores publicados.',
  },
  'brochure-estimate': {
    title: 'Como é feita a estimativa',
    description:
      'O método, um exemplo com dados e resultados, e o que a estimativa não inclui. Edição 1, gerada a partir dos valores publicados.',
  },
} satisfies Translated<typeof en>
