import http from 'node:http'

export interface Figures {
  perSecond: number
  /** Milliseconds. */
  median: number
  p99: number
}

/** `clients` ask one after another until the time is up, or until one has nothing left to ask. */
export async function measure(
  clients: number,
  seconds: number,
  ask: (client: number, nth: number) => Promise<unknown>,
): Promise<Figures> {
  const took: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let nth = 0; performance.now() < end; nth++) {
        const asked = performance.now()
        if ((await ask(client, nth)) === null) return
        took.push(performance.now() - asked)
      }
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  took.sort((one, other) => one - other)
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
  return { perSecond: took.length / elapsed, median: at(0.5), p99: at(0.99) }
}

/** How long calls took, in milliseconds. */
export function spread(took: readonly number[]): string {
  const sorted = [...took].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(0)
  return `p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   slowest ${at(1)} ms`
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

interface Asked {
  method: 'GET' | 'POST'
  url: string
  body?: string
  /** The network address that a proxy would tell. */
  from?: string
}

/** A request over a kept connection; the reply's text is checked to be an answer, not a refusal. */
export function request({ method, url, body, from }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    }
    const sent = http.request(url, { method, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (more: string) => (text += more))
      response.on('end', () => {
        if (text.startsWith('{"error":0,')) resolve(text)
        else reject(new Error(`${method} ${url.split('?')[0]} answered ${text.slice(0, 200)}`))
      })
    })
    sent.on('error', reject).end(body)
  })
}

export const closeConnections = () => agent.destroy()
