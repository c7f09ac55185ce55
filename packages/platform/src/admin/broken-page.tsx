import { Link, type ErrorComponentProps } from '@tanstack/react-router'
import { Button, buttonClass } from './form/button.tsx'
import { MessagePage } from './message-page.tsx'

/** What browsers, and Vite for style sheets, say of a file that does not arrive. */
const lostFile = /dynamically imported module|importing a module script|preload CSS/i

/** In place of a page that could not be drawn, inside the frame: the navigation leads on. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const reason = error instanceof Error ? error.message : ''
  const isLost = lostFile.test(reason)
  return (
    <MessagePage title={isLost ? 'This page could not be loaded' : 'This page could not be shown'}>
      <p>
        {isLost
          ? 'The back office has been updated since you opened it, or the connection is down.'
          : 'This is our error, and what is stored is not affected.'}{' '}
        What you were writing is kept on this device.
      </p>
      {!isLost && reason && <p>{reason}</p>}
      <Button variant="primary" onClick={() => location.reload()}>
        Reload
      </Button>
      <Link to="/" className={buttonClass()}>
        Dashboard
      </Link>
    </MessagePage>
  )
}
