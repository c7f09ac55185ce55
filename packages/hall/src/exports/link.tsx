import { useEffect, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { besideNames } from '../planner/beside-plan.ts'
import { loaded } from '../workbench/loaded.ts'
import { useStore } from '../workbench/use-store.ts'
import { useWorkbench } from '../workbench/workbench.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { say } from './keeping.ts'
import { linkTo } from './link-to.ts'

/** The way of the plan to others, and what this device keeps of it. */
export function Link() {
  const { share, device } = useWorkbench().words.exports
  return (
    <Stack gap="200">
      <Text as="h3" size="body">
        {share}
      </Text>
      <Sending />
      <Text as="h3" size="body">
        {device}
      </Text>
      <AutosaveNote />
    </Stack>
  )
}

/** Why a link was neither copied nor sent: the plan is too long for one, or the browser refused it. */
type Failure = { readonly address: string } | 'too-long'

/** Copies the link or hands it to the device; where neither is allowed, it stands in a field. */
function Sending() {
  const workbench = useWorkbench()
  const { planner, words } = workbench
  const { copyLink, sendLink, linkByHand, linkHint, script } = words.exports
  const [failure, setFailure] = useFailure()
  const byHand = useRef<HTMLInputElement>(null)
  const instead = useRef<HTMLButtonElement>(null)
  const fail = (failed: Failure, message: string) => {
    flushSync(() => setFailure(failed))
    say('error', message)
  }
  const send = async (by: (address: string) => Promise<void>) => {
    const address = await linkTo(planner.state)
    setFailure(undefined)
    if (!address) {
      fail('too-long', script.tooLong)
      instead.current?.focus()
      return
    }
    try {
      await by(address)
    } catch {
      fail({ address }, script.notCopied)
      byHand.current?.select()
    }
  }
  const saveInstead = async () => {
    const parts = await loaded(() => import('./plan-files.ts'), words.start.failed)
    parts?.savers.json(workbench)
  }
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address)
    say('success', script.copied)
  }
  return (
    <>
      <Row gap="100">
        <Button size="small" variant="ghost" data-export="copy" onClick={() => void send(copy)}>
          {copyLink}
        </Button>
        <Button
          size="small"
          variant="ghost"
          data-export="send"
          hidden={!('share' in navigator)}
          onClick={() => void send(handOver)}
        >
          {sendLink}
        </Button>
      </Row>
      {typeof failure === 'object' && (
        <div>
          <Field
            ref={byHand}
            label={linkByHand}
            name="plan-link"
            readOnly
            value={failure.address}
          />
        </div>
      )}
      {failure === 'too-long' && <TooLong ref={instead} onSave={() => void saveInstead()} />}
      <Text size="small" tone="muted" above="075">
        {linkHint}
      </Text>
    </>
  )
}

interface TooLongProps {
  ref: Ref<HTMLButtonElement>
  onSave: () => void
}

/** Offers the file where the plan is too long for a link. */
function TooLong({ ref, onSave }: TooLongProps) {
  const { files, script } = useWorkbench().words.exports
  return (
    <div>
      <Text size="small" tone="muted" above="075">
        {script.tooLong}
      </Text>
      <Button ref={ref} size="small" variant="ink" data-export="json-instead" onClick={onSave}>
        {files.json}
      </Button>
    </div>
  )
}

/** Holds for the plan as it was: a change of the link takes it away. */
function useFailure() {
  const { planner } = useWorkbench()
  const [failure, setFailure] = useState<Failure>()
  useEffect(
    () => planner.follow(['history', ...besideNames], () => setFailure(undefined)),
    [planner],
  )
  return [failure, setFailure] as const
}

async function handOver(url: string) {
  try {
    await navigator.share({ url })
  } catch (error) {
    // Who closes the share sheet wants nothing more.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

function AutosaveNote() {
  const { keeping, words } = useWorkbench()
  const { kept } = useStore(keeping.shown, 'kept')
  const { forget, script } = words.exports
  const line = useRef<HTMLParagraphElement>(null)
  const texts = {
    none: script.nothingKept,
    kept: script.kept,
    failed: script.notKept,
    forgotten: script.forgotten,
  }
  const press = () => {
    keeping.forget()
    line.current?.focus()
  }
  return (
    <>
      <p ref={line} tabIndex={-1}>
        {texts[kept]}
      </p>
      <div>
        <Button size="small" variant="ghost" hidden={kept !== 'kept'} onClick={press}>
          {forget}
        </Button>
      </div>
    </>
  )
}
