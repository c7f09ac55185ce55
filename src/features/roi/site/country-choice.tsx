import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import styles from './country-choice.module.css'
import type { PricesProps } from './prices-props.ts'

/** Server only. Its button is for visitors without JavaScript. */
export function CountryChoice({ words, country, countries }: PricesProps) {
  return (
    <>
      <div className={styles.country}>
        <Select
          name="country"
          label={words.country}
          options={countries}
          defaultValue={country}
          autoComplete="off"
        />
      </div>
      <div className={styles.show}>
        <Button type="submit" variant="ghost">
          {words.show}
        </Button>
      </div>
    </>
  )
}
