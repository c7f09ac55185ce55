import type { ChangeEventHandler } from 'react'
import { fillIn } from '#src/i18n/fill-in.ts'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import styles from './country-choice.module.css'
import type { Origin, PricesProps } from './prices-props.ts'

interface ChoiceProps extends Pick<PricesProps, 'words' | 'country' | 'countries'> {
  currency: string
  origin: Origin
  onChange: ChangeEventHandler<HTMLSelectElement>
}

/** Its button is for visitors without JavaScript. */
export function CountryChoice(props: ChoiceProps) {
  const { words, country, countries, currency, origin, onChange } = props
  return (
    <div className={styles.choice}>
      <div className={styles.country}>
        <Select
          name="country"
          label={words.country}
          options={countries}
          defaultValue={country}
          autoComplete="off"
          onChange={onChange}
        />
      </div>
      <div className={styles.show}>
        <Button type="submit" look="ghost">
          {words.show}
        </Button>
      </div>
      <p role="status" className={styles.origin}>
        {fillIn(words.origins[origin], { currency })}
      </p>
    </div>
  )
}
