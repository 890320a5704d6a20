import crypto from 'node:crypto'
import { startRemote } from './remote'

const [app, key, name] = ['linji', 'tongue-key', '某某舌象服务']

interface Said {
  code?: number
  message?: string
  faults?: string[]
  findings?: { name: string; text: string }[]
}

/** The signature as the service words it, written a second time. */
const signed = (timestamp: string, nonce: string, body: string) =>
  crypto
    .createHmac('sha256', key)
    .update([timestamp, nonce, crypto.createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest('hex')

/** A service that looks at tongues, on this machine; it answers nobody whose signature is wrong. */
export async function startTongueFake() {
  const asked: { type: string; picture: string }[] = []
  let says: Said = {}
  let spoils: 'nothing' | 'signature' | 'nonce' = 'nothing'
  const refuse = (message: string) => ({ status: 401, body: { code: 401, message } })
  const { url, close } = await startRemote(({ pathname }, { method, headers }, text) => {
    if (pathname !== '/tongue/look' || method !== 'POST') return { status: 404, body: {} }
    const [timestamp, nonce] = [String(headers['x-timestamp']), String(headers['x-nonce'])]
    if (headers['x-app'] !== app) return refuse('unknown app')
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return refuse('too old')
    if (headers['x-signature'] !== signed(timestamp, nonce, text)) return refuse('wrong signature')
    asked.push(JSON.parse(text) as { type: string; picture: string })
    const answer = { nonce: spoils === 'nonce' ? 'another' : nonce, code: 0, ...says }
    const body = JSON.stringify(answer)
    const right = signed(timestamp, nonce, body)
    const signature = spoils === 'signature' ? right.replace(/^./, 'x') : right
    return {
      body: Buffer.from(body),
      headers: { 'x-timestamp': timestamp, 'x-signature': signature },
    }
  })
  return {
    env: {
      TONGUE_PROVIDER: 'http',
      TONGUE_URL: url,
      TONGUE_NAME: name,
      TONGUE_APP: app,
      TONGUE_KEY: key,
    },
    name,
    says: (what: Said) => void (says = what),
    spoils: (what: typeof spoils) => void (spoils = what),
    asked,
    close,
  }
}

export type TongueFake = Awaited<ReturnType<typeof startTongueFake>>
