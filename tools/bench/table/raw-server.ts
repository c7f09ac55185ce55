// Raw `node:http`: one process that answers every request with the same stored bytes.
import { createServer } from 'node:http'
import { fetchStored } from './stored-page.ts'

const [, , url = '', port, headers = '{}'] = process.argv
const page = await fetchStored(url, JSON.parse(headers) as Record<string, string>)
createServer((_, response) => {
  response.writeHead(200, page.headers)
  response.end(page.body)
}).listen(Number(port), '127.0.0.1', () => process.send?.('listening'))
