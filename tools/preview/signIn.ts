import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sign } from '@/request/sign'

interface Reply {
  error: number
  message: string
  data: Record<string, string>
}

interface Sent {
  id: string
  kind: 'sms' | 'captcha'
  recipient: string
  content: string
}

const secret = process.env.SIGNING_SECRET || 'linji-demo-secret'
const nonce = () => Array.from({ length: 12 }, () => randomInt(10)).join('')

/** One call of the server's, signed as every client signs. */
async function call(server: string, method: 'GET' | 'POST', path: string, input: object = {}) {
  const parameters: Record<string, string> = {
    ...input,
    format: 'json',
    terminal: 'webmall',
    hm_version: '8.0.8',
    hm_timestamp: String(Math.floor(Date.now() / 1000)),
    hm_nonce: nonce(),
  }
  const fields = new URLSearchParams({ ...parameters, hm_sign: sign(parameters, secret) })
  const url = new URL(path, server)
  if (method === 'GET') url.search = fields.toString()
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: fields }) })
  const { error, message, data } = (await answer.json()) as Reply
  if (error !== 0) throw new Error(message)
  return data
}

/** What the server shows to whoever sits at its machine, in place of a picture or a message. */
async function newest(server: string, kind: Sent['kind'], recipient: string) {
  const answer = await fetch(new URL('/dev/outbox.json', server))
  if (!answer.ok) throw new Error('这台服务器不显示验证码')
  const all = (await answer.json()) as Sent[]
  return all.find((sent) => sent.kind === kind && sent.recipient === recipient)
}

/** A message is on its way for a moment; an earlier one is not it. */
async function after(earlier: Sent | undefined, look: () => Promise<Sent | undefined>) {
  for (let looks = 0; looks < 50; looks++) {
    const found = await look()
    if (found && found.id !== earlier?.id) return found.content
    await pause(100)
  }
  throw new Error('服务器没有显示验证码')
}

const isHere = (server: string) => ['127.0.0.1', 'localhost'].includes(new URL(server).hostname)

/** Signs in by captcha and SMS as a person would, and gives the query that the app takes its session from. */
export async function signIn(server: string, phone: string): Promise<string> {
  if (!isHere(server)) throw new Error('只有本机的服务器会显示验证码')
  const { captcha_id = '' } = await call(server, 'GET', '/tp5/api/Codevalidates/captcha')
  const captcha_code = await after(undefined, () => newest(server, 'captcha', captcha_id))
  const message = () => newest(server, 'sms', phone)
  const earlier = await message()
  const asked = { phone, captcha_id, captcha_code }
  await call(server, 'POST', '/tp5/api/Codevalidates/sendSms', asked)
  const code = await after(earlier, message)
  const { agreement_version } = await call(server, 'GET', '/tp5/api/Common/config')
  const given = { phone, code, agreement_version }
  const { access_token = '' } = await call(server, 'POST', '/tp5/api/UserLogin/smsLogin', given)
  return `access_token=${access_token}`
}
