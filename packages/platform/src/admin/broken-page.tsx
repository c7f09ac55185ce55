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
          ? 'The back office has been updated since you opened it, or your connection is down. Reload the page.'
          : 'An error occurred on our side. Saved content is not affected. Reload the page.'}{' '}
        Your unsaved changes are kept on this device.
      </p>
      {!isLost && reason && <p>{reason}</p>}
      <Button variant="primary" onClick={() => location.reload()}>
        Reload page
      </Button>
      <Link to="/" className={buttonClass()}>
        Go to dashboard
      </Link>
    </MessagePage>
  )
}
