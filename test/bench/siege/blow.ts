import net from 'node:net'
import { formType } from '../../server/harness/request'

export type Outcome = 'answered' | 'failed' | 'reset'

const uploading = '/tp5/api/UserUpload/uploadBase64Image'
const patienceMs = 30_000

export interface Blow {
  path?: string
  headers?: readonly string[]
  /** What the headers promise, where that is more than is sent. */
  announced?: number
  body: Buffer
}

export const headOf = ({ path = uploading, headers = [], announced, body }: Blow) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: linji',
    `content-type: ${formType}`,
    `content-length: ${announced ?? body.length}`,
    ...headers,
    '',
    '',
  ].join('\r\n')

/** Sends all of it, whatever comes back meanwhile: an answer is due to that. */
export function strike(port: number, blow: Blow): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    let heard = ''
    let sent = false
    const end = (outcome: Outcome) => {
      clearTimeout(patience)
      socket.destroy()
      resolve(outcome)
    }
    const patience = setTimeout(() => end('reset'), patienceMs)
    const judge = () => {
      const [, status, error] = /^HTTP\/1\.1 (\d+)[\s\S]*"error":(\d+)/.exec(heard) ?? []
      if (!sent || error === undefined) return
      // 503 says in an envelope that WeChat sleeps
      end(Number(status) >= 500 || error === '500' ? 'failed' : 'answered')
    }
    socket.setEncoding('utf8').on('data', (more: string) => {
      heard += more
      judge()
    })
    socket.on('error', () => end('reset')).on('close', () => end('reset'))
    socket.write(headOf(blow))
    socket.write(blow.body, () => {
      sent = true
      judge()
    })
  })
}
