import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { smtpMailer } from './mailer.ts'

/** An SMTP server that accepts everything and records it. */
async function startSmtp() {
  const heard: string[] = []
  const server = createServer((socket) => {
    let body = false
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').slice(0, -1)) {
        heard.push(line)
        if (body && line !== '.') continue
        if (line === 'DATA') socket.write('354 go on\r\n')
        else socket.write('250 ok\r\n')
        body = line === 'DATA'
        if (line === 'QUIT') socket.end()
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { heard, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

test('a mail has one recipient, whatever is in its address and texts', async () => {
  const smtp = await startSmtp()
  const mailer = smtpMailer(smtp.url, { name: 'Site', address: 'no-reply@site.example' })
  await mailer.send('the-id', {
    to: 'a@x.example',
    replyTo: 'visitor@x.example, b@y.example',
    subject: 'Hello\r\nBcc: c@z.example',
    text: 'First\r\n.\r\nRCPT TO:<d@z.example>\r\n',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
  mailer.close()
  smtp.close()
  const recipients = smtp.heard.filter((line) => line.startsWith('RCPT TO'))
  const data = smtp.heard.slice(smtp.heard.indexOf('DATA'))
  expect(
    recipients.filter((line) => smtp.heard.indexOf(line) < smtp.heard.indexOf('DATA')),
  ).toEqual(['RCPT TO:<a@x.example>'])
  expect(smtp.heard.filter((line) => line === 'DATA')).toHaveLength(1)
  expect(data.slice(0, data.indexOf('')).filter((line) => /^(?:bcc|cc):/i.test(line))).toEqual([])
  expect(data).toContain('Message-ID: <the-id@site.example>')
  expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
