import { brand } from '@repo/platform/brand/brand.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { SitePage } from '@repo/platform/site/page.ts'
import { floorLabels } from '@repo/pictures/floor/floor-labels.ts'
import { crossingCrop, FloorStill } from '@repo/pictures/floor/floor-still.tsx'
import { Closing } from './closing.tsx'
import type { HomeData } from './data.ts'
import { Estimate } from './estimate.tsx'
import { Hero } from './hero.tsx'
import { Latest } from './latest.tsx'
import { ModuleWall } from './module-wall.tsx'
import { Results } from './results.tsx'
import { TrackedSection } from './tracked/tracked-section.tsx'
import { homeWords as words } from '#words/index.ts'

export const homePage: SitePage<HomeData> = {
  title: ({ lang }) => fill(lang, words[lang].title, { brand: brand.name }),
  description: ({ lang }) => words[lang].description,
  ground: 'ink',
  claims: ['analytics'],
  View: ({ lang, data }) => (
    <>
      <Hero lang={lang} />
      <Results lang={lang} />
      <TrackedSection lang={lang} />
      <ModuleWall lang={lang} twin={twin(lang)} />
      <Estimate lang={lang} example={data.example} average={data.average} />
      {data.latest.length > 0 && <Latest lang={lang} items={data.latest} />}
      <Closing lang={lang} />
    </>
  ),
}

const twin = (lang: Lang) => (
  <FloorStill crop={crossingCrop} labels={floorLabels(lang)} besideAnimatedFloor />
)
