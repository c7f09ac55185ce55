import { useState } from 'react'
import { shareFragment } from '../form/fragment.ts'
import type { Purchase } from '../model/lines.ts'
import type { EstimatorProps } from './estimator-props.ts'
import type { SharedEstimate, openLink } from './shared-estimate.ts'
import type { SharedNotice } from './shared-notice.tsx'

/** The estimate of a link that somebody has shared, while it is unchanged. */
export function useSharedEstimate(props: EstimatorProps) {
  const [estimate, setEstimate] = useState<SharedEstimate & { Notice: typeof SharedNotice }>()

  return {
    estimate,
    close: () => setEstimate(undefined),
    open(link: Parameters<typeof openLink>[1], isOwn: boolean) {
      void import('./shared-estimate.ts')
        .then(async ({ openLink: read, SharedNotice: Notice }) =>
          setEstimate({ ...(await read(props, link, isOwn)), Notice }),
        )
        .catch(() => {})
    },
  }
}

/** The part of the address that shares the estimate, with the version of its prices and the date. */
export function useShareFragment(
  fragment: Parameters<typeof shareFragment>[0],
  purchase: Purchase,
  version: number,
): string {
  const [date] = useState(() => new Date().toISOString().slice(0, 10))
  return shareFragment(fragment, purchase, { version, date })
}
