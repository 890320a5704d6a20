import { createHash } from 'node:crypto'
import { pushPath } from '@server/http/push'
import type { House } from './openHouse'

export const pushToken = 'linjiPushToken'

interface Place {
  house: House
  now: () => Date
}

/** Whoever sends messages as the platform of the mini program does: to a house with this token. */
export function pushTo({ house, now }: Place) {
  function signed(changed: Record<string, string> = {}) {
    const [timestamp, nonce] = [String(Math.floor(now().getTime() / 1000)), '42']
    const said = [pushToken, timestamp, nonce].sort().join('')
    const signature = createHash('sha1').update(said).digest('hex')
    return { signature, timestamp, nonce, ...changed }
  }

  async function send(message: object | string, query: Record<string, string> = signed()) {
    const headers = { 'content-type': 'application/json' }
    const payload = typeof message === 'string' ? message : JSON.stringify(message)
    const answer = await house.app.inject({
      method: 'POST',
      url: pushPath,
      query,
      headers,
      payload,
    })
    return [answer.statusCode, answer.body]
  }
  return { signed, send }
}

export const taken = [200, 'success']
