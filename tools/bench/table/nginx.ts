import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@repo/platform/testing/free-port.ts'
import type { Beside } from './beside.ts'
import type { StoredPage } from './stored-page.ts'
import { required } from '@repo/platform/values/required.ts'

/** nginx with one worker, answering the same bytes from disk with the same headers. */
export async function startNginx(
  program: string,
  path: string,
  { headers, body }: StoredPage,
): Promise<Beside> {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-nginx-'))
  const port = await freePort()
  for (const name of ['www', 'temp']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'www/page'), body)
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configuration({ folder, port, path, headers }))
  const server = spawn(program, ['-p', folder, '-c', config, '-e', join(folder, 'errors')], {
    stdio: 'inherit',
  })
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGQUIT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await answers(url + path)); tries += 1) {
    if (tries < 100 && server.exitCode === null) await sleep(50)
    else {
      const errors = readFileSync(join(folder, 'errors'), 'utf8')
      await stop()
      throw new Error(`nginx did not start:\n${errors}`)
    }
  }
  return {
    name: 'nginx',
    url,
    pids: childrenOf(required(server.pid, 'the process of nginx')),
    stop,
  }
}

/** nginx tells length, kind and ETag of a file by itself. */
const written = new Set(['content-length', 'content-type', 'etag'])

interface Configuration {
  folder: string
  port: number
  path: string
  headers: readonly string[]
}

function configuration({ folder, port, path, headers }: Configuration): string {
  const added = headers.flatMap((name, at) =>
    at % 2 === 0 && !written.has(name)
      ? [`add_header ${name} ${quoted(headers[at + 1] ?? '')};`]
      : [],
  )
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
worker_processes 1;
pid ${folder}/pid;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  open_file_cache_valid 60s;
  default_type "text/html; charset=utf-8";
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/temp;`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    location = ${path} {
      try_files /page =404;
      ${added.join('\n      ')}
    }
  }
}
`
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
