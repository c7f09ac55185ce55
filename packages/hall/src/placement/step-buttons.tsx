import { Button } from '@repo/platform/ui/button.tsx'

interface Props {
  previous: string
  next: string
  onStep: (by: 1 | -1) => void
}

/** The ways to the anchor or mounting point before and after the one that is asked about. */
export const StepButtons = ({ previous, next, onStep }: Props) => (
  <>
    <Button size="small" variant="ghost" onClick={() => onStep(-1)}>
      {previous}
    </Button>
    <Button size="small" variant="ghost" onClick={() => onStep(1)}>
      {next}
    </Button>
  </>
)
