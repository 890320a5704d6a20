import { createHash, randomBytes } from 'node:crypto'
import { linkedPages } from '@contract/linked-pages'
import type { sharingCalls } from '@contract/sharing'
import type { Settings } from '@server/config'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Ports } from '../area'
import { countShare } from './count-share'
import { dataPointHandlers } from './data-point.calls'
import { borrow } from './loans'
import { machineCodeHandlers } from './machine-code.calls'

/** As WeChat's documentation words it: the four by name, the address without what follows #. */
export function signatureOf(pack: {
  ticket: string
  nonceStr: string
  timestamp: number
  url: string
}): string {
  const { ticket, nonceStr, timestamp, url } = pack
  const page = url.split('#', 1)[0]!
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
  return createHash('sha1').update(text).digest('hex')
}

/** Nobody sets up WeChat's scripts for a page of their own with our ticket. */
function refuseForeign(url: string, { publicUrl, corsOrigins }: Settings) {
  if (!publicUrl) return
  const ours = [new URL(publicUrl).origin, ...corsOrigins]
  if (!ours.includes(new URL(url).origin)) throw new Refusal('forbidden', '这个页面不能设置分享')
}

/** Of the parameters those that the page takes: whatever else is added would be an address of its own. */
function knownOf(path: string, query: string): string {
  const [, page = ''] = /^pages\/(.*)\/page$/.exec(path) ?? []
  const taken = Object.hasOwn(linkedPages, page) ? linkedPages[page]! : undefined
  if (!taken) throw new Refusal('notFound', '没有这个页面，请从首页进入')
  return query
    .split('&')
    .filter((pair) => taken.includes(pair.split('=', 1)[0]!))
    .sort()
    .join('&')
}

export const sharingHandlers = ({ coded }: Ports): HandlersOf<typeof sharingCalls> => ({
  ...machineCodeHandlers,
  ...dataPointHandlers,

  '/weixin/api/getSignPackage': async ({ url }, { db, config, now, providers: { wechat } }) => {
    refuseForeign(url, config)
    const ticket = await borrow({ db, config, now }, 'jsapi ticket', () => wechat.pageTicket())
    const nonceStr = randomBytes(8).toString('hex')
    const timestamp = Math.floor(now.getTime() / 1000)
    const signature = signatureOf({ ticket, nonceStr, timestamp, url })
    return { appId: wechat.pageAppId, timestamp, nonceStr, signature }
  },

  '/weixin/api/toWxShare': async ({ path, target }, { db, now }) => {
    await countShare(db, { page: path, target, now })
    return {}
  },

  '/tp5/api/Common/miniCode': async ({ kind, id }, context) => {
    const place = await coded[kind]?.(context, id)
    if (!place) return { picture: '' }
    const picture = await borrow(context, `mini code ${place.scene}`, () =>
      context.providers.wechat.miniCode(place),
    )
    return { picture }
  },

  '/tp5/api/Common/miniProgramUrlLink': async ({ path, query: asked = '' }, context) => {
    const query = knownOf(path, asked)
    const url = await borrow(context, `url link ${path}?${query}`, () =>
      context.providers.wechat.urlLink(path, query),
    )
    return { url }
  },
})
