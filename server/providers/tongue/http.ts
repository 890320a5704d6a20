import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { TongueConfig } from '@server/config'
import { isSameText } from '@server/same-text'
import { Declined } from '../declined'
import { Forged } from '../forged'
import type { Guard } from '../guard'
import { reach } from '../reach'
import { faultsOf } from './faults'
import { signTongue } from './signature'
import type { Looked, Photograph, TongueProvider } from './tongue'
import { isVerdict } from './words'

type RealConfig = Extract<TongueConfig, { provider: 'http' }>

const short = (most: number) => z.string().trim().min(1).max(most)

const answered = z.object({
  /** Of the request: an answer to another photograph is none to this one. */
  nonce: z.string(),
  code: z.coerce.number(),
  message: z.string().default(''),
  faults: z.array(short(60)).max(10).default([]),
  findings: z
    .array(z.object({ name: short(20), text: short(200) }))
    .max(30)
    .default([]),
})

/** Asks a service that looks at tongues. It is told the photograph, and of whom it is nothing. */
export const createHttpTongue = (config: RealConfig, guard: Guard): TongueProvider => ({
  async look(photograph) {
    const faults = faultsOf(photograph)
    // nobody sees anything on it: it stays here
    if (faults.length > 0) return { by: '邻集', faults, findings: null }
    return guard((signal) => ask(config, photograph, signal))
  },
})

async function ask(
  { url, name, app, key }: RealConfig,
  { type, content }: Photograph,
  signal: AbortSignal,
): Promise<Looked> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const body = JSON.stringify({ type, picture: content.toString('base64') })
  const response = await reach(`${url}/tongue/look`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-app': app,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signTongue(key, { timestamp, nonce, body }),
    },
    body,
    signal,
  })
  const text = await response.text()
  const signed = response.headers.get('x-signature') ?? ''
  const told = { timestamp: response.headers.get('x-timestamp') ?? '', nonce, body: text }
  if (!isSameText(signed, signTongue(key, told))) throw new Forged('the signature is wrong')
  const answer = answered.parse(JSON.parse(text))
  if (answer.nonce !== nonce) throw new Forged('it answers something else')
  if (answer.code !== 0)
    throw new Declined(`The photograph was not looked at: ${answer.code} ${answer.message}`)
  return {
    by: name,
    faults: answer.faults.filter((words) => !isVerdict(words)),
    findings: answer.findings.filter((one) => !isVerdict(one.name) && !isVerdict(one.text)),
  }
}
