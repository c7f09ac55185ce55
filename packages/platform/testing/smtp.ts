import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Received {
  messageId: string
  to: string
  text: string
}

/** A real mail server on the loopback address that can be stopped and started at the same port. */
export async function startSmtp() {
  const received: Received[] = []
  let silent = false
  let refusal = 0
  let port = 0
  let server: SMTPServer

  async function start(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo(_address, _session, done) {
        if (refusal === 0) return done()
        done(Object.assign(new Error('no such mailbox'), { responseCode: refusal }))
      },
      onData(stream, session, done) {
        let text = ''
        stream.setEncoding('utf8').on('data', (part: string) => (text += part))
        stream.on('end', () => {
          const messageId = /^message-id: (.*)$/im.exec(text)?.[1]?.trim() ?? ''
          const to = session.envelope.rcptTo.map(({ address }) => address).join()
          received.push({ messageId, to, text })
          if (!silent) done()
        })
      },
    })
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as AddressInfo).port
  }

  const stop = () => new Promise<void>((resolve) => server.close(resolve))

  /** Whether the server confirms an email, or leaves the sender waiting. */
  const answer = (answers: boolean) => void (silent = !answers)

  /** The code with which the server rejects every recipient; 0: it accepts them. */
  const refuse = (code: number) => void (refusal = code)

  await start()
  return { url: `smtp://127.0.0.1:${port}`, received, start, stop, answer, refuse }
}
