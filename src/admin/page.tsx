import type { ReactNode } from 'react'
import css from './page.module.css'

interface Props {
  /** Leads to the list that the page belongs to. */
  back?: ReactNode
  children: ReactNode
}

/** A page of the back office: white as far as it goes, the way back above its head. */
export function Page({ back, children }: Props) {
  return (
    <div className={css['page']}>
      {back && (
        <nav aria-label="Breadcrumb" className={css['back']}>
          {back}
        </nav>
      )}
      {children}
    </div>
  )
}
