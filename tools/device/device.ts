import { createHmac, randomBytes } from 'node:crypto'
import type { Command, Heartbeat, Result } from '@contract/machine/device'
import { refusals } from '@contract/refusals'
import { screenCodeAt } from '@server/areas/machine/machine'

export interface Credentials {
  /** Of the server, without a trailing slash. */
  url: string
  machineSn: string
  secret: string
}

/** The server has answered, and said no. */
export class DeviceRefused extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
    this.name = 'DeviceRefused'
  }
}

interface Reply {
  error: number
  message: string
  data: unknown
}

/** What a machine says to the server and is told by it, every word signed. */
export function createDevice({ url, machineSn, secret }: Credentials) {
  /** Seconds by which the server's clock is ahead of ours. */
  let ahead = 0

  async function ask(method: 'GET' | 'POST', path: string, said?: object, signal?: AbortSignal) {
    const body = said === undefined ? '' : JSON.stringify(said)
    const timestamp = String(Math.floor(Date.now() / 1000) + ahead)
    const nonce = randomBytes(12).toString('hex')
    const text = [method, path, timestamp, nonce, body].join('\n')
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-device': machineSn,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': createHmac('sha256', secret).update(text).digest('hex'),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
      signal,
    })
    return (await response.json()) as Reply
  }

  async function told(method: 'GET' | 'POST', path: string, said?: object, signal?: AbortSignal) {
    let reply = await ask(method, path, said, signal)
    if (reply.error === refusals.stale.error) {
      const { server_time } = reply.data as { server_time: number }
      ahead = server_time - Math.floor(Date.now() / 1000)
      reply = await ask(method, path, said, signal)
    }
    if (reply.error !== 0) throw new DeviceRefused(reply.error, reply.message)
    return reply.data
  }

  return {
    heartbeat: (said: Heartbeat, signal?: AbortSignal) =>
      told('POST', '/device/heartbeat', said, signal),

    /** What is to be done, oldest first; waits for it up to so many seconds. */
    async commands(after: number | null, wait: number, signal?: AbortSignal): Promise<Command[]> {
      const query = new URLSearchParams({ wait: String(wait) })
      if (after !== null) query.set('after', String(after))
      const data = await told('GET', `/device/commands?${query}`, undefined, signal)
      return (data as { commands: Command[] }).commands
    },

    /** What somebody typed in front of it. */
    pickup: (code: string) => told('POST', '/device/pickup', { code }),

    /** What its screen shows now, as the address that its code stands for. */
    screen: () => {
      const at = new Date(Date.now() + ahead * 1000)
      return `${url}/scanMachine?machine_sn=${machineSn}&seen=${screenCodeAt(secret, at)}`
    },

    result: (said: Result, signal?: AbortSignal) => told('POST', '/device/result', said, signal),
  }
}

export type Device = ReturnType<typeof createDevice>
