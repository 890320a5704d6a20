import { http } from '@/platform/http'
import { parseQuery } from '@/routes/url'
import { reply } from '../client/replies'

interface Told {
  data?: unknown
  of?: readonly string[]
  touches?: readonly string[]
  error?: number
  message?: string
}

type Answerer = (parameters: Record<string, string>, path: string) => Told | Promise<Told>

/** What was asked so far, as `path a=1`, without what every call carries. */
export const asked: string[] = []

/** Answers every request; put `jest.mock('@/platform/http')` in the test file. */
export function answer(answerer: Answerer): void {
  asked.length = 0
  jest.mocked(http).mockReset()
  jest.mocked(http).mockImplementation(async ({ url, form }) => {
    const [path = '', search = ''] = url.split('?')
    const parameters = parseQuery(form ?? search)
    const own = Object.entries(parameters).filter(([name]) => !everywhere.includes(name))
    asked.push([path, ...own.map(([name, value]) => `${name}=${value}`)].join(' '))
    const { error = 0, message = '', data = null, ...tags } = await answerer(parameters, path)
    return reply({ error, message, data, ...tags })
  })
}

const everywhere = [
  ...['format', 'terminal', 'hm_version', 'access_token', 'lat', 'lng'],
  ...['hm_timestamp', 'hm_nonce', 'hm_sign'],
]
