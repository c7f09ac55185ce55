import css from './loading-image.module.css'

/** Stands in while a section loads: a hall from above and a tag on its way. Unseen for 150 ms. */
export function LoadingImage() {
  return (
    <output className={css['loading']} aria-label="Loading">
      <svg viewBox="0 0 120 72" width="120" height="72" fill="none" aria-hidden="true">
        <path className={css['wall']} d="M1 1h118v70H1zM20 71v-6h14v6M48 71v-6h14v6" />
        <path className={css['rack']} d="M16 14h78v6H16zM16 30h78v6H16zM16 46h78v6H16z" />
        <circle className={css['tag']} r="3.5" cx="10" cy="25" />
      </svg>
    </output>
  )
}
