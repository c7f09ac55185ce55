import { brand } from '@repo/platform/brand/brand.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { floorErrors } from '@repo/hall/sample-hall/floor-errors.ts'
import { AnimatedFloor } from '@repo/pictures/floor/animated-floor.tsx'
import { floorLabels } from '@repo/pictures/floor/floor-labels.ts'
import { Content } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Facts } from './facts.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './hero.module.css'
import { homeWords as words } from '#words/index.ts'

/** The picture comes after the words that it lies behind: so they are read and reached first. */
export function Hero({ lang }: { lang: Lang }) {
  const { hero } = words[lang]
  return (
    <section data-ground="ink" aria-labelledby="home-title">
      <div className={styles.stage}>
        <div className={styles.words}>
          <Content>
            <h1 id="home-title" className={styles.title} data-floor-copy>
              {hero.title}
            </h1>
            <Text size="lead" className={styles.lead} data-floor-copy>
              {fill(lang, hero.lead, { brand: brand.name })}
            </Text>
            <Row as="p" gap="200 300" align="center" above="400" data-screen-only data-floor-copy>
              <ButtonLink href={pathOf(lang, 'request-demo')}>{hero.demo}</ButtonLink>
              <TextLink href="#modules">{hero.modules}</TextLink>
            </Row>
          </Content>
        </div>
        <div className={styles.floor}>
          <AnimatedFloor
            labels={floorLabels(lang)}
            locale={localeOf[lang]}
            errors={floorErrors()}
          />
        </div>
      </div>
      <Facts lang={lang} />
    </section>
  )
}
