import { modulesWords, type ModulesWords } from '@repo/pictures/words/index.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './matrix.module.css'
import { sheetOrder } from './sheet.tsx'
import { featuresWords as words } from '#words/index.ts'

type Need = 'truck' | 'pallet' | 'tool' | 'badge' | 'zones' | 'wms'
type Degree = 'yes' | 'optional' | 'no'
type Persons = 'no' | 'pseudonym' | 'agreement'

const needKeys: readonly Need[] = ['truck', 'pallet', 'tool', 'badge', 'zones', 'wms']

interface MatrixRow {
  needs: Partial<Record<Need, Degree>>
  persons: Persons
}

/** What is not named is not needed. */
export const matrix: Readonly<Record<keyof ModulesWords, MatrixRow>> = {
  geofencing: {
    needs: { truck: 'yes', tool: 'optional', badge: 'optional', zones: 'yes' },
    persons: 'agreement',
  },
  alerts: {
    needs: { truck: 'yes', pallet: 'optional', tool: 'optional', badge: 'optional', zones: 'yes' },
    persons: 'pseudonym',
  },
  speed: { needs: { truck: 'yes', zones: 'yes' }, persons: 'no' },
  collision: { needs: { truck: 'yes', badge: 'optional' }, persons: 'pseudonym' },
  access: { needs: { truck: 'optional', badge: 'yes', zones: 'yes' }, persons: 'pseudonym' },
  reports: { needs: { truck: 'yes', wms: 'optional' }, persons: 'no' },
  heat: { needs: { truck: 'yes', zones: 'optional' }, persons: 'no' },
  checklists: { needs: {}, persons: 'no' },
  fifo: { needs: { truck: 'yes', pallet: 'yes', wms: 'optional' }, persons: 'no' },
  analytics: { needs: { truck: 'yes', wms: 'optional' }, persons: 'no' },
  twin: {
    needs: { truck: 'yes', tool: 'optional', badge: 'optional', zones: 'optional' },
    persons: 'agreement',
  },
}

/** Which module needs which tags and data, and whether it shows persons. */
export function Matrix({ lang }: { lang: Lang }) {
  const t = words[lang].matrix
  return (
    <Section id="needs" title={t.title} lead={<p>{t.lead}</p>}>
      <Table size="compact" cards="marks" ruled className={styles.matrix} aria-label={t.label}>
        <thead>
          <tr>
            <th scope="col">{t.module}</th>
            {needKeys.map((need) => (
              <th key={need} scope="col">
                {t.needs[need]}
              </th>
            ))}
            <th scope="col">{t.persons}</th>
          </tr>
        </thead>
        <tbody>
          {sheetOrder.map((key) => (
            <tr key={key}>
              <th scope="row">
                <a href={`#${key}`}>{modulesWords[lang][key].name}</a>
              </th>
              {needKeys.map((need) => (
                <td key={need}>
                  <Mark lang={lang} degree={matrix[key].needs[need] ?? 'no'} />
                </td>
              ))}
              <td>{t.shows[matrix[key].persons]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Row as="p" gap="050 300" above="150" className={styles.legend} aria-hidden="true">
        {(['yes', 'optional', 'no'] as const).map((degree) => (
          <span key={degree}>
            <span className={styles[degree]} /> {t[degree]}
          </span>
        ))}
      </Row>
      <Columns widths="7-5" from="large" gap="200 800" above="400">
        <Text measure="sentence">{t.note}</Text>
        <Text measure="sentence">{t.open}</Text>
      </Columns>
      <Row as="p" gap="200 400" align="center" above="400" data-screen-only>
        <ButtonLink href={pathOf(lang, 'request-demo')}>{t.demo}</ButtonLink>
        {pageExists('iot-platform') && (
          <TextLink href={pathOf(lang, 'iot-platform')}>{t.platform}</TextLink>
        )}
      </Row>
    </Section>
  )
}

function Mark({ lang, degree }: { lang: Lang; degree: Degree }) {
  return (
    <span className={styles[degree]}>
      <VisuallyHidden>{words[lang].matrix[degree]}</VisuallyHidden>
    </span>
  )
}
