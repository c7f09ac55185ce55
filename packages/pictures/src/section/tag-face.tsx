import { look } from './section-paint.ts'

/** A tag on a piece of overhead guard, seen close. */
export function TagFace() {
  return (
    <>
      <path {...look.guard} d="M-.3 .3H1v.12H-.3z" />
      <path {...look.device} d="M.14 .3v-.26q0-.06 .06-.06h.3q.06 0 .06 .06v.26z" />
      <path {...look.wave} d="M.05-.2a.42 .42 0 0 1 .6 0M-.12-.38a.66 .66 0 0 1 .94 0" />
    </>
  )
}
