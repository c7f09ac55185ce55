import { useId, useState, type KeyboardEvent } from 'react'
import { cleanLine } from '#src/rest/clean-text.ts'
import { arrowStep } from './arrow-step.ts'
import styles from './combobox.module.css'
import { ListOption } from './list-option.tsx'
import { matchingOptions, sameOption } from './matching-options.ts'
import popupStyles from './popup.module.css'

interface Props {
  /** Of the field that it is the control of. */
  control: { id: string }
  options: readonly string[]
  value: string
  onChange: (text: string) => void
  /** Called with an option, or with a new word. */
  onChoose: (word: string) => void
  /** What a word that is not among the options would become, such as `New category`. */
  newLabel: string
  lang?: string | undefined
  maxLength?: number | undefined
  placeholder?: string
  /** Called at Backspace in the empty field. */
  onEmptyBackspace?: () => void
}

const mostOptions = 8

/** A text field that offers the words that there are; a new word is the last of its options. */
export function Combobox(props: Props) {
  const { control, options, value, onChange, onChoose, newLabel, onEmptyBackspace } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typed = cleanLine(value).replace(/ +/g, ' ')
  const found = matchingOptions(options, typed).slice(0, mostOptions)
  const isNew = typed !== '' && sameOption(options, typed) === undefined
  const choices = [
    ...found.map((word) => ({ word, label: word })),
    ...(isNew ? [{ word: typed, label: `${newLabel} “${typed}”` }] : []),
  ]
  const current = isOpen ? choices[active] : undefined

  function choose(word: string): void {
    setOpen(false)
    setActive(0)
    onChoose(word)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const by = arrowStep(event.key)
    if (by && choices.length) {
      event.preventDefault()
      setActive(isOpen ? (active + by + choices.length) % choices.length : 0)
      setOpen(true)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'Enter' || event.key === ',') {
      if (typed === '' && !current) return
      event.preventDefault()
      choose(current?.word ?? sameOption(options, typed) ?? typed)
    } else if (event.key === 'Backspace' && value === '') onEmptyBackspace?.()
  }

  return (
    <div className={styles.combobox}>
      <input
        {...control}
        role="combobox"
        aria-expanded={isOpen && choices.length > 0}
        aria-controls={`${id}-options`}
        aria-activedescendant={current && `${id}-${active}`}
        autoComplete="off"
        lang={props.lang}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          // What is marked is chosen, as with Enter: it is shown, and can be taken back.
          if (typed !== '') choose(current?.word ?? sameOption(options, typed) ?? typed)
          else setOpen(false)
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && choices.length > 0 && (
        <Suggestions
          id={id}
          lang={props.lang}
          choices={choices}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  )
}

interface SuggestionsProps {
  /** The prefix of the ids of the list and of its options. */
  id: string
  lang: string | undefined
  choices: readonly { word: string; label: string }[]
  active: number
  onChoose: (word: string) => void
}

function Suggestions({ id, lang, choices, active, onChoose }: SuggestionsProps) {
  return (
    <div
      id={`${id}-options`}
      role="listbox"
      aria-label="Suggestions"
      className={`${popupStyles.box} ${styles.options}`}
      lang={lang}
    >
      {choices.map(({ word, label }, place) => (
        <ListOption
          key={label}
          id={`${id}-${place}`}
          active={place === active}
          onChoose={() => onChoose(word)}
        >
          {label}
        </ListOption>
      ))}
    </div>
  )
}
