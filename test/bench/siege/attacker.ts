import net from 'node:net'
import { wrap } from '../../server/harness/request'
import { type Blow, headOf, type Outcome, strike } from './blow'
import { blows, gatheringSeconds, held, signIns, waiting } from './plan'

export type Toll = Record<Outcome, number>

const [, , address = '', secret = ''] = process.argv
const port = Number(address)
const toll: Toll = { answered: 0, failed: 0, reset: 0 }
const pending = new Set<Promise<unknown>>()

function send(blow: Blow) {
  const struck = strike(port, blow).then((outcome) => void toll[outcome]++)
  pending.add(struck)
  void struck.finally(() => pending.delete(struck))
}

const signIn = (nth: number): Blow => ({
  path: '/tp5/api/UserLogin/wechatOAuthLogin',
  body: Buffer.from(
    new URLSearchParams(wrap({ platform: 'mini', code: `nonsense-${nth}` }, secret)).toString(),
  ),
})

/** At an even rate, so that what is felt is what they do and not that they come. */
function gather(count: number, arrive: (nth: number) => void) {
  for (let nth = 0; nth < count; nth++)
    setTimeout(() => arrive(nth), (gatheringSeconds * 1000 * nth) / count)
}

/** A connection that costs us nothing; the server may hang up on it when it likes. */
function wait(more?: (socket: net.Socket) => void) {
  const socket = net.connect(port, '127.0.0.1', () => more?.(socket))
  socket.on('error', () => undefined).resume()
}

function drip(socket: net.Socket) {
  socket.write(
    headOf({ path: '/user/login/checkIsOnline', announced: 60_000, body: Buffer.alloc(0) }),
  )
  const timer = setInterval(() => socket.write('x'), 1000)
  socket.on('close', () => clearInterval(timer))
}

gather(waiting.idle, () => wait())
gather(waiting.slow, () => wait(drip))
gather(held.uploads, () => send(held.blow))
gather(signIns, (nth) => send(signIn(nth)))
const timers = blows.map((blow) => setInterval(() => send(blow), 1000 / blow.perSecond))

process.once('message', () => {
  timers.forEach(clearInterval)
  void Promise.all(pending).then(() => process.send?.(toll, () => process.exit()))
})
