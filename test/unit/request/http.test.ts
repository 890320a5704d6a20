import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http } from '@/platform/http'

let server: Server
let url: string
let received: { type: string | undefined; body: string }[]

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return void response.end()
    if (request.url === '/gone') return void request.socket.destroy()
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push({ type: request.headers['content-type'], body })
      if (request.url !== '/silent') response.writeHead(201).end('好')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  const closed = new Promise((done) => server.close(done))
  server.closeAllConnections()
  return closed
})
beforeEach(() => (received = []))

describe('a request that tells its progress', () => {
  const post = (path: string, timeout = 5000, onProgress: (share: number) => void = () => {}) =>
    http({ method: 'POST', url: url + path, form: `a=${'x'.repeat(300_000)}`, timeout, onProgress })

  test('sends the form whole', async () => {
    await expect(post('/')).resolves.toEqual({ status: 201, body: '好' })
    expect(received).toHaveLength(1)
    expect(received[0]?.type).toMatch('application/x-www-form-urlencoded')
    expect(received[0]?.body).toHaveLength(300_002)
  })

  test('tells what share is on its way, where the browser knows the whole', async () => {
    // jsdom tells nothing of a form for another origin
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      const tell = (progress: ProgressEventInit) =>
        this.upload.dispatchEvent(new ProgressEvent('progress', progress))
      tell({ lengthComputable: false, loaded: 50_000 })
      tell({ lengthComputable: true, loaded: 75_000, total: 300_000 })
      this.dispatchEvent(new ProgressEvent('load'))
    })
    const shares: number[] = []
    await post('/', 5000, (share) => shares.push(share))
    expect(shares).toEqual([0.25])
    send.mockRestore()
  })

  test('rejects when the connection breaks', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(post('/gone')).rejects.toThrow('no answer')
    log.mockRestore()
  })

  test('rejects when no answer comes in time', async () => {
    await expect(post('/silent', 200)).rejects.toThrow('no answer in time')
  })
})
