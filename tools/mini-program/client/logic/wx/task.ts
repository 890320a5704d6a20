import { product } from '../product'
import { createQueue } from './queue'
import { WxError } from './wxError'

/** Requests, uploads and downloads together, read strictly: WeChat's page names all three with one number. */
const inTurn = createQueue(10)

function mustBeAllowed(url: string): void {
  if (!/^https?:\/\//.test(url)) throw new WxError(`invalid url "${url}"`)
  const { domains } = product
  if (!domains || domains.includes(new URL(url).origin)) return
  throw new WxError('url not in domain list', 600002)
}

/** What goes out to a server once it is its turn, unless it is called off before the answer is there. */
export function startTask(url: string, work: (signal: AbortSignal) => Promise<object>) {
  const controller = new AbortController()
  const { signal } = controller
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new WxError('abort')))
  })
  const begin = async () => {
    mustBeAllowed(url)
    return inTurn(async () => {
      signal.throwIfAborted()
      return work(signal)
    })
  }
  return { run: Promise.race([aborted, begin()]), abort: () => controller.abort() }
}
