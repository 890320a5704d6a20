import { once } from 'node:events'
import net from 'node:net'
import { until } from './until'

/** What a browser keeps to itself: half a request, and what comes back meanwhile. */
export interface PlainSocket {
  /** Resolves when the other side has taken it in. */
  say(text: string | Buffer): Promise<void>
  /** The envelope of the next answer. */
  hear(): Promise<{ error: number; message: string }>
  /** Resolves when the other side has hung up; rejects where it was torn off. */
  ended(): Promise<unknown>
  hangUp(): void
}

const answer = /HTTP\/1\.1 \d+ [\s\S]*?content-length: (\d+)[\s\S]*?\r\n\r\n/i

export async function openSocket(origin: string): Promise<PlainSocket> {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1')
  let heard = ''
  let torn: Error | undefined
  socket.setEncoding('utf8').on('data', (more: string) => (heard += more))
  socket.on('error', (error) => (torn = error))
  await once(socket, 'connect')

  const whole = () => {
    const [head, length] = answer.exec(heard) ?? []
    if (head === undefined) return undefined
    const rest = Buffer.from(heard.slice(heard.indexOf(head) + head.length))
    return rest.length < Number(length) ? undefined : { rest, length: Number(length) }
  }

  return {
    say: (text) =>
      new Promise((resolve, reject) =>
        socket.write(text, (error) => (error ? reject(error) : resolve())),
      ),
    async hear() {
      await until('there is an answer', () => {
        if (torn) throw torn
        return whole() !== undefined
      })
      const { rest, length } = whole()!
      heard = rest.subarray(length).toString()
      return JSON.parse(rest.subarray(0, length).toString()) as { error: number; message: string }
    },
    async ended() {
      if (!socket.readableEnded && !torn)
        await Promise.race([once(socket, 'end'), once(socket, 'error')])
      if (torn) throw torn
    },
    hangUp: () => void socket.destroy(),
  }
}
