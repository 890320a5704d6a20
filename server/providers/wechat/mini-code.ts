import { reach } from '../reach'
import { failureIn } from './ask'
import type { MiniPlace } from './mini-place'
import type { WechatLoan } from './wechat'

interface Drawing {
  url: string
  token: string
  version: 'release' | 'trial' | 'develop'
  place: MiniPlace
  signal: AbortSignal
}

/** A code stays good for ever; we forget it after so long, or all that were ever asked for pile up. */
const keptDays = 90

/** By how their bytes begin in base64: what is neither is JSON that says why not. */
const pictures = { iVBORw0KGgo: 'image/png', '/9j/': 'image/jpeg' }

/** The code as the address of a picture that carries itself. */
export async function drawMiniCode({ url, token, version, place, signal }: Drawing) {
  const query = new URLSearchParams({ access_token: token })
  const response = await reach(`${url}/wxa/getwxacodeunlimit?${query.toString()}`, {
    signal,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // WeChat knows only the pages of the version that is out
    body: JSON.stringify({ ...place, env_version: version, check_path: version === 'release' }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const base64 = bytes.toString('base64')
  const [, type] = Object.entries(pictures).find(([begin]) => base64.startsWith(begin)) ?? []
  if (!type) throw failureIn(JSON.parse(bytes.toString()))
  return { value: `data:${type};base64,${base64}`, seconds: keptDays * 86400 } satisfies WechatLoan
}
