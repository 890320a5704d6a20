import { startRemote } from './remote'

interface Parcel {
  item_desc?: string
  tracking_no?: string
  express_company?: string
  contact?: { receiver_contact?: string }
}

export interface Recorded {
  order_key: { order_number_type: number; transaction_id?: string }
  logistics_type: number
  delivery_mode: number
  shipping_list: Parcel[]
  upload_time: string
  payer: { openid?: string }
}

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/
const masked = /^\d{3}\*{4}\d{4}$/

/** What is wrong with what was sent, by WeChat's code for it; the first that its documentation lists. */
function codeAgainst({ order_key, shipping_list, ...sent }: Recorded): number | undefined {
  const [{ item_desc = '', tracking_no, express_company, contact } = {} as Parcel, ...others] =
    shipping_list
  const express = sent.logistics_type === 1
  const wrongs: [boolean, number][] = [
    [order_key.order_number_type !== 2, 268485194],
    [!order_key.transaction_id, 268485195],
    [![1, 2, 3, 4].includes(sent.logistics_type), 10060005],
    [sent.delivery_mode !== 1, 268485224],
    [others.length > 0, 268485228],
    [item_desc === '', 10060008],
    [[...item_desc].length > 120, 10060009],
    [express && !tracking_no, 268485226],
    [express && !express_company, 268485227],
    [express_company === 'SF' && !masked.test(contact?.receiver_contact ?? ''), 10060014],
    [!rfc3339.test(sent.upload_time), 268485216],
  ]
  return wrongs.find(([wrong]) => wrong)?.[1]
}

/** WeChat's shipping records as its documentation has them: errors come with HTTP 200 as text/plain. */
export async function startShippingFake(app = { id: 'wx-mini', secret: 'mini-secret' }) {
  const known = new Map<string, string>()
  const recorded = new Map<string, Recorded>()
  const faults: (number | 'lost')[] = []
  let tokens = 0
  let tokenOver = false
  let asked = 0

  const told = (errcode: number, errmsg = `fake ${errcode}`) => ({
    type: 'text/plain',
    body: { errcode, errmsg },
  })

  function lend(body: string) {
    const { appid, secret } = JSON.parse(body) as Record<string, string>
    if (appid !== app.id || secret !== app.secret) return told(40125)
    tokenOver = false
    return { body: { access_token: `token-${++tokens}`, expires_in: 7200 } }
  }

  function record(body: string) {
    asked++
    const sent = JSON.parse(body) as Recorded
    const fault = faults.shift()
    if (typeof fault === 'number') return told(fault)
    const against = codeAgainst(sent)
    if (against) return told(against)
    const id = sent.order_key.transaction_id!
    if (!known.has(id)) return told(10060001, '支付单不存在')
    if (known.get(id) !== sent.payer.openid) return told(10060031)
    if (recorded.has(id)) return told(10060002, '支付单已完成发货，无法继续发货')
    recorded.set(id, sent)
    return fault === 'lost' ? { status: 502, body: 'bad gateway' } : told(0, 'ok')
  }

  const { url, close } = await startRemote(({ pathname, searchParams }, _request, body) => {
    if (pathname === '/cgi-bin/stable_token') return lend(body)
    if (pathname !== '/wxa/sec/order/upload_shipping_info') return { status: 404, body: {} }
    const isLent = !tokenOver && searchParams.get('access_token') === `token-${tokens}`
    return isLent ? record(body) : told(40001)
  })

  return {
    env: { WECHAT_URL: url, WECHAT_MINI_APPID: app.id, WECHAT_MINI_SECRET: app.secret },
    /** It has heard of a payment. */
    learn: (transactionId: string, openid: string) => void known.set(transactionId, openid),
    recorded,
    asked: () => asked,
    tokens: () => tokens,
    /** No token that was lent is good any more. */
    endTokens: () => void (tokenOver = true),
    /** What the next is answered, without being looked at. */
    failNext: (errcode: number, times = 1) =>
      void faults.push(...Array.from({ length: times }, () => errcode)),
    /** The next is done, and its answer is lost. */
    loseNext: () => void faults.push('lost'),
    close,
  }
}

export type ShippingFake = Awaited<ReturnType<typeof startShippingFake>>
