import { estimateFragment } from '#src/hall/hall-numbers.ts'
import { sizeOf } from '#src/hall/hall-size.ts'
import { fragmentOf } from '#src/hall/plan-link.ts'
import { writePlan } from '#src/hall/read-plan.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import { pageLang } from '#src/i18n/page-lang.ts'
import { notify } from '#src/ui/notifications/notify.ts'
import { classAreas } from '../drawing/class-areas.ts'
import { planColoursOf } from '../drawing/plan-colours.ts'
import { editPlan, openPlan, type Planner } from '../planner/planner-state.ts'
import { currentMap } from '../placement/show-map.ts'
import { printedFigures } from '../runs/printed-figures.ts'
import { startAutosave } from './autosave.ts'
import type { BrowserWords } from './browser-words.ts'
import { csvOf } from './csv-of.ts'
import { fileName } from './file-name.ts'
import { keptPlan } from './kept-plan.ts'
import { messageOf } from './message-of.ts'
import { clearAddress, openAddress, openFile, type OpenedPlans } from './opened-plans.ts'
import { planTextsOf } from './plan-texts.ts'
import { planSvg } from './plan-svg.ts'
import { printPlan } from './print-plan.ts'
import { saveFile } from './save-file.ts'

const say: OpenedPlans['say'] = (type, message) => notify({ type, message })

/** Brings to life what one leaves with, and opens what one comes with. */
export function startExports(page: ParentNode, planner: Planner) {
  const panel = page.querySelector<HTMLElement>('[data-exports]')!
  const words = JSON.parse(panel.dataset.words!) as BrowserWords
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-export="${name}"]`)!
  const onPress = (name: string, act: () => unknown) => {
    part(name).addEventListener('click', () => void act())
  }
  const lang = pageLang()
  const texts = planTextsOf(lang, words)
  const plan = () => planner.state.history.plan

  const name = panel.querySelector<HTMLInputElement>('[name=plan-name]')!
  planner.follow(['history'], () => {
    if (document.activeElement !== name) name.value = plan().name ?? ''
  })
  name.addEventListener('change', () => {
    const { name: before, ...unnamed } = plan()
    const given = name.value.trim()
    if (given !== (before ?? '')) editPlan(planner, given ? { ...unnamed, name: given } : unnamed)
  })

  const drawing = () => {
    const map = currentMap(planner.state)
    return planSvg({
      plan: plan(),
      areas: map && classAreas(map),
      colours: planColoursOf(panel),
      lines: texts.titleLines(planner.state),
      classes: words.classes,
    })
  }
  const save = (extension: string, text: string, type: string) =>
    saveFile(fileName(plan().name, extension), text, type)
  onPress('svg', () => save('svg', drawing(), 'image/svg+xml'))
  onPress('json', () => save('json', writePlan(plan()), 'application/json'))
  onPress('csv', () => {
    const rows = texts.materialCells(planner.state).map(([item, count]) => [item, count])
    const anchors = plan().anchors.map(({ x, y, z, range }, index) => [index + 1, x, y, z, range])
    const whole = [words.materials.head, ...rows, [], words.anchorColumns, ...anchors]
    save('csv', csvOf([[texts.nameOf(plan())], ...whole], lang), 'text/csv;charset=utf-8')
  })
  onPress('print', () => {
    const paper = panel.querySelector<HTMLInputElement>('[name=plan-paper]:checked')!.value
    const cells = texts.materialCells(planner.state)
    printPlan(panel, {
      svg: drawing(),
      paper,
      title: words.materials.title,
      cells,
      figures: printedFigures(page),
    })
  })

  startLinks({ panel, planner, words, onPress, part })
  startOnward({ panel, planner, words, part, summary: () => texts.summary(planner.state) })
  startOpening({ page, panel, planner, words, onPress, part })
}

type Part = (name: string) => HTMLElement
type OnPress = (name: string, act: () => unknown) => void
interface Shared {
  readonly panel: HTMLElement
  readonly planner: Planner
  readonly words: BrowserWords
  readonly part: Part
}

async function linkTo(planner: Planner): Promise<string | undefined> {
  const fragment = await fragmentOf(planner.state.history.plan)
  return fragment && `${location.origin}${location.pathname}#${fragment}`
}

function startLinks({ planner, words, onPress, part }: Shared & { onPress: OnPress }) {
  const link = async (send: (address: string) => Promise<void>) => {
    const address = await linkTo(planner)
    if (!address) return say('error', words.tooLong)
    await send(address).catch(() => {
      history.replaceState(history.state, '', address)
      say('success', words.notCopied)
    })
  }
  onPress('copy', () =>
    link(async (address) => {
      await navigator.clipboard.writeText(address)
      say('success', words.copied)
    }),
  )
  part('send').hidden = !('share' in navigator)
  onPress('send', () =>
    // Who closes the share sheet wants nothing more.
    link((url) => navigator.share({ url }).catch(() => {})),
  )
}

/** The ways to the estimate and to the demo form: links that say in their address what they carry. */
function startOnward({ panel, planner, words, part, summary }: Shared & { summary: () => string }) {
  const withLink = panel.querySelector<HTMLInputElement>('[name=plan-with-link]')!
  const [estimate, discuss] = [part('estimate'), part('discuss')] as HTMLAnchorElement[]
  let round = 0
  const show = async () => {
    const { history, trucks } = planner.state
    const exact = sizeOf(history.plan)
    const size = { ...exact, area: Math.round(exact.area) }
    estimate!.hash = estimateFragment({ size, trucks }, history.plan.anchors.length)
    const own = (round += 1)
    const address = withLink.checked ? await linkTo(planner) : undefined
    // What was asked last is what counts.
    if (own !== round) return
    const { text, isWhole } = messageOf(
      summary(),
      address && fillIn(words.planLink, { link: address }),
    )
    if (withLink.checked && !(address && isWhole)) {
      withLink.checked = false
      say('error', address ? words.longMessage : words.tooLong)
    }
    part('summary').textContent = text
    discuss!.hash = `comments=${encodeURIComponent(text)}`
  }
  planner.follow(['history', 'map', 'trucks', 'gesture'], ({ gesture }) => {
    if (!gesture) void show()
  })
  withLink.addEventListener('change', () => void show())
}

function startOpening({
  page,
  panel,
  planner,
  words,
  onPress,
  part,
}: Shared & { page: ParentNode; onPress: OnPress }) {
  const twoPlans = page.querySelector<HTMLElement>('[data-two-plans]')!
  const keptLine = part('kept')
  const forget = part('forget')
  const states = {
    none: words.nothingKept,
    kept: words.kept,
    failed: words.notKept,
    forgotten: words.forgotten,
  }
  const autosave = startAutosave(
    planner,
    keptPlan(() => localStorage),
    (state) => {
      keptLine.textContent = states[state]
      forget.hidden = state !== 'kept'
      if (state === 'failed') say('error', words.notKept)
    },
  )
  const decide = () => {
    twoPlans.hidden = true
    clearAddress()
    autosave.resume()
  }
  const opened: OpenedPlans = {
    planner,
    words,
    autosave,
    say,
    ask() {
      twoPlans.hidden = false
    },
  }
  onPress('keep-link', decide)
  onPress('open-own', () => {
    const own = autosave.own()
    if (own) openPlan(planner, own)
    decide()
  })
  onPress('forget', () => {
    autosave.forget()
    twoPlans.hidden = true
    clearAddress()
    say('success', words.forgotten)
    keptLine.tabIndex = -1
    keptLine.focus()
  })

  const file = part('file') as HTMLInputElement
  onPress('open', () => file.click())
  const open = (given: Blob | undefined) => {
    if (given) void openFile(opened, given)
  }
  file.addEventListener('change', () => {
    open(file.files?.[0])
    // The same file again is a change as well.
    file.value = ''
  })
  panel.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  panel.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return
    event.preventDefault()
    open(event.dataTransfer.files[0])
  })

  const own = autosave.own()
  if (own) {
    openPlan(planner, own)
    if (!location.hash.startsWith('#p=')) say('success', words.continued)
  }
  const follow = () => void openAddress(opened)
  addEventListener('hashchange', follow)
  follow()
}
