import { createHash } from 'node:crypto'
import type { WechatConfig } from '@server/config'
import { isSameText } from '@server/same-text'
import { Forged } from '../forged'
import { fieldsOf, type Fields } from './fields'
import { openPush } from './open-push'

/** As it arrived: nothing of it is believed yet. */
export interface Push {
  query: Readonly<Record<string, unknown>>
  body: string
}

/** What the mini program's platform sends to us. Throws `Forged` where it is not from there, or not now. */
export interface PushReader {
  /** What to answer whoever asks whether this is the address. */
  greet: (query: Push['query'], now: Date) => string
  read: (push: Push, now: Date) => Fields
}

const freshSeconds = 300

export const createPushReader = (config: WechatConfig): PushReader =>
  config.provider === 'wechat' && config.push
    ? createSignedReader(config.push, config.apps.mini?.appId ?? '')
    : { greet: nobody, read: nobody }

const nobody = (): never => {
  throw new Forged('nobody is to send any here')
}

type Secrets = NonNullable<Extract<WechatConfig, { provider: 'wechat' }>['push']>

/** With a key only what is sealed under it is taken: of an open message nobody has signed the body. */
const createSignedReader = ({ token, key }: Secrets, appId: string): PushReader => ({
  greet(query, now) {
    check(token, query, { now, signature: 'signature' })
    return told(query, 'echostr')
  },

  read({ query, body }, now) {
    if (!key) {
      check(token, query, { now, signature: 'signature' })
      return fieldsOf(body)
    }
    const sealed = fieldsOf(body).Encrypt ?? ''
    check(token, query, { now, signature: 'msg_signature', sealed })
    return fieldsOf(openPush(key, appId, sealed))
  },
})

interface Checked {
  now: Date
  signature: 'signature' | 'msg_signature'
  sealed?: string
}

function check(token: string, query: Push['query'], { now, signature, sealed }: Checked) {
  const timestamp = told(query, 'timestamp')
  const parts = [token, timestamp, told(query, 'nonce'), ...(sealed === undefined ? [] : [sealed])]
  const expected = createHash('sha1').update(parts.sort().join('')).digest('hex')
  if (!isSameText(told(query, signature), expected)) throw new Forged('its signature is wrong')
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!(age <= freshSeconds)) throw new Forged('its time is not now')
}

const told = (query: Push['query'], name: string) => {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}
