import { generateKeyPairSync, type KeyObject, randomUUID, webcrypto } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { temporaryDataDir } from '../harness/leftovers'
import { type Answer, createTransfers, refuse } from './wechat-transfer-fake'

const { subtle } = webcrypto
const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const merchant = { id: '1900007291', serial: '5157F09EFDC096DE15EBE81A47057A72' }
const platformSerial = 'PUB_KEY_ID_0119000072912026112100000000000001'
const apiKey = 'linji-test-api-v3-key-0123456789'
const appId = 'wx8888888888888888'

interface FakeTrade {
  out_trade_no: string
  description: string
  time_expire: string
  notify_url: string
  amount: { total: number; currency: string }
  payer?: { openid: string }
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'
  transactionId?: string
  paidAt?: string
  refunds: Map<string, number>
}

export interface Notification {
  headers: Record<string, string>
  body: string
}

const lines = (...all: string[]) => Buffer.from(all.map((line) => line + '\n').join(''))
const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000))
const now = () => seconds(new Date())
const beijing = (at: Date) =>
  new Date(at.getTime() + 8 * 3600_000).toISOString().replace(/\.\d+Z$/, '+08:00')

async function keyPair() {
  const made = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' })
  const der = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'der' })
  return {
    privatePem: pem(made.privateKey, 'pkcs8'),
    publicPem: pem(made.publicKey, 'spki'),
    signing: await subtle.importKey('pkcs8', der(made.privateKey, 'pkcs8'), rsa, false, ['sign']),
    proving: await subtle.importKey('spki', der(made.publicKey, 'spki'), rsa, false, ['verify']),
  }
}

/**
 * WeChat Pay v3 as its documentation has it, on this machine: it believes no request without the
 * merchant's signature, signs what it says, and keeps books of its own.
 */
export async function startWechatPayFake() {
  const ours = await keyPair()
  const merchants = await keyPair()
  const trades = new Map<string, FakeTrade>()
  const transfers = createTransfers({
    merchantId: merchant.id,
    appId,
    ...ours,
    serial: platformSerial,
  })
  const seen = new Set<string>()
  const faults: { about: string; answer?: Answer }[] = []
  let unsigned = false
  let beforeAnswer: (() => Promise<unknown>) | undefined
  let clock = () => new Date()

  const keys = temporaryDataDir()
  fs.writeFileSync(path.join(keys, 'merchant.pem'), merchants.privatePem)
  fs.writeFileSync(path.join(keys, `${platformSerial}.pem`), ours.publicPem)

  const sign = async (...all: string[]) =>
    base64(await subtle.sign(rsa, ours.signing, lines(...all)))

  async function objection(request: IncomingMessage, body: string): Promise<string | undefined> {
    const [scheme, rest = ''] = (request.headers.authorization ?? '').split(' ')
    const parts = new Map([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, k, v]) => [k!, v!]))
    const part = (name: string) => parts.get(name) ?? ''
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'scheme'
    if (part('mchid') !== merchant.id || part('serial_no') !== merchant.serial) return 'merchant'
    if (Math.abs(Number(part('timestamp')) - Number(now())) > 300) return 'timestamp'
    if (seen.has(part('nonce_str'))) return 'nonce'
    seen.add(part('nonce_str'))
    const said = lines(
      request.method ?? '',
      request.url ?? '',
      part('timestamp'),
      part('nonce_str'),
      body,
    )
    const signature = Buffer.from(part('signature'), 'base64')
    return (await subtle.verify(rsa, merchants.proving, signature, said)) ? undefined : 'signature'
  }

  const presented = (trade: FakeTrade) => ({
    appid: appId,
    mchid: merchant.id,
    out_trade_no: trade.out_trade_no,
    trade_state: trade.state,
    trade_state_desc: trade.state,
    ...(trade.transactionId && {
      transaction_id: trade.transactionId,
      trade_type: 'JSAPI',
      bank_type: 'OTHERS',
      success_time: trade.paidAt,
      payer: trade.payer ?? { openid: 'o-unknown' },
      amount: { ...trade.amount, payer_total: trade.amount.total, payer_currency: 'CNY' },
    }),
  })

  function prepay(kind: 'jsapi' | 'h5', asked: Record<string, never>): Answer {
    const given = asked as unknown as FakeTrade & {
      mchid: string
      appid: string
      scene_info?: object
    }
    if (given.mchid !== merchant.id || given.appid !== appId) return refuse(400, 'PARAM_ERROR')
    if (!/^[\w|*-]{6,32}$/.test(given.out_trade_no)) return refuse(400, 'PARAM_ERROR')
    if (!(given.amount.total > 0)) return refuse(400, 'PARAM_ERROR')
    if (new Date(given.time_expire).getTime() < Date.now() + 60_000)
      return refuse(400, 'PARAM_ERROR')
    if (kind === 'jsapi' ? !given.payer?.openid : !given.scene_info)
      return refuse(400, 'PARAM_ERROR')
    const known = trades.get(given.out_trade_no)
    if (known?.state === 'SUCCESS' || known?.state === 'REFUND') return refuse(400, 'ORDERPAID')
    if (known?.state === 'CLOSED') return refuse(400, 'ORDER_CLOSED')
    trades.set(given.out_trade_no, { ...given, state: 'NOTPAY', refunds: new Map() })
    return kind === 'jsapi'
      ? { status: 200, body: { prepay_id: `wx${given.out_trade_no}` } }
      : { status: 200, body: { h5_url: `https://wx.tenpay.com/pay?prepay_id=${randomUUID()}` } }
  }

  function close(trade: FakeTrade | undefined): Answer {
    if (!trade) return refuse(404, 'ORDER_NOT_EXIST')
    if (trade.state === 'SUCCESS' || trade.state === 'REFUND') return refuse(400, 'ORDERPAID')
    trade.state = 'CLOSED'
    return { status: 204 }
  }

  function refund(asked: Record<string, unknown>): Answer {
    const { out_trade_no, transaction_id, out_refund_no, amount } = asked as {
      out_trade_no?: string
      transaction_id?: string
      out_refund_no: string
      amount: { refund: number; total: number; currency: string }
    }
    if (!out_trade_no === !transaction_id) return refuse(400, 'PARAM_ERROR')
    const trade = out_trade_no
      ? trades.get(out_trade_no)
      : [...trades.values()].find(({ transactionId }) => transactionId === transaction_id)
    if (!trade?.transactionId) return refuse(404, 'RESOURCE_NOT_EXISTS')
    if (amount.total !== trade.amount.total || amount.currency !== 'CNY') {
      return refuse(400, 'PARAM_ERROR')
    }
    const before = trade.refunds.get(out_refund_no)
    if (before !== undefined) {
      return before === amount.refund
        ? { status: 200, body: { out_refund_no, status: 'SUCCESS' } }
        : refuse(400, 'PARAM_ERROR')
    }
    const given = [...trade.refunds.values()].reduce((sum, each) => sum + each, 0)
    if (given + amount.refund > trade.amount.total) return refuse(403, 'NOT_ENOUGH')
    trade.refunds.set(out_refund_no, amount.refund)
    trade.state = 'REFUND'
    return { status: 200, body: { out_refund_no, status: 'PROCESSING' } }
  }

  function answer({ method = '', headers }: IncomingMessage, url: URL, body: string): Answer {
    const asked = (body ? JSON.parse(body) : {}) as Record<string, never>
    const told = transfers.answer({ method, path: url.pathname, asked, headers })
    if (told) return told
    const made = /^\/v3\/pay\/transactions\/(jsapi|h5)$/.exec(url.pathname)
    if (method === 'POST' && made) return prepay(made[1] as 'jsapi' | 'h5', asked)
    const [, no, closing] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(url.pathname) ?? []
    if (no && closing && method === 'POST') return close(trades.get(no))
    if (no && method === 'GET' && url.searchParams.get('mchid') === merchant.id) {
      const trade = trades.get(no)
      return trade ? { status: 200, body: presented(trade) } : refuse(404, 'ORDER_NOT_EXIST')
    }
    if (method === 'POST' && url.pathname === '/v3/refund/domestic/refunds') return refund(asked)
    return refuse(404, 'NOT_FOUND')
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      const against = await objection(request, body)
      const hit = faults.findIndex(({ about }) => `${request.url}${body}`.includes(about))
      const fault = hit < 0 ? undefined : faults.splice(hit, 1)[0]
      const told = against
        ? refuse(401, `SIGN_ERROR`)
        : (fault?.answer ?? answer(request, new URL(request.url ?? '', 'http://fake'), body))
      await beforeAnswer?.()
      if (fault && !fault.answer) return response.destroy()
      const said = told.body ? JSON.stringify(told.body) : ''
      const [timestamp, nonce] = [now(), randomUUID().replace(/-/g, '')]
      response.writeHead(told.status, {
        'content-type': 'application/json',
        connection: 'close',
        ...(!unsigned && {
          'Wechatpay-Timestamp': timestamp,
          'Wechatpay-Nonce': nonce,
          'Wechatpay-Serial': platformSerial,
          'Wechatpay-Signature': await sign(timestamp, nonce, said),
        }),
      })
      response.end(said)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  /** A notification as WeChat sends it, of whatever is said to have happened. */
  async function notification(
    content: object,
    { event = 'TRANSACTION.SUCCESS', at = seconds(clock()), key = apiKey } = {},
  ): Promise<Notification> {
    const nonce = randomUUID().slice(0, 12)
    const additionalData = Buffer.from('transaction')
    const aes = await subtle.importKey('raw', Buffer.from(key), 'AES-GCM', false, ['encrypt'])
    const sealed = await subtle.encrypt(
      { name: 'AES-GCM', iv: Buffer.from(nonce), additionalData },
      aes,
      Buffer.from(JSON.stringify(content)),
    )
    const body = JSON.stringify({
      id: randomUUID(),
      create_time: beijing(new Date()),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: '支付成功',
      resource: {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: base64(sealed),
        associated_data: 'transaction',
        nonce,
      },
    })
    const header = randomUUID().replace(/-/g, '')
    const headers = {
      'content-type': 'application/json',
      'wechatpay-timestamp': at,
      'wechatpay-nonce': header,
      'wechatpay-serial': platformSerial,
      'wechatpay-signature': await sign(at, header, body),
    }
    return { headers, body }
  }

  const found = (paymentNo: string) => {
    const trade = trades.get(paymentNo)
    if (!trade) throw new Error(`The fake knows no trade ${paymentNo}`)
    return trade
  }

  return {
    env: {
      PUBLIC_URL: 'https://linji.example',
      PAYMENT_PROVIDER: 'wechat',
      WECHAT_PAY_URL: `http://127.0.0.1:${port}`,
      WECHAT_PAY_MCHID: merchant.id,
      WECHAT_PAY_SERIAL: merchant.serial,
      WECHAT_PAY_API_KEY: apiKey,
      WECHAT_PAY_KEYS: keys,
      WECHAT_PROVIDER: 'wechat',
      WECHAT_MINI_APPID: appId,
      WECHAT_MINI_SECRET: 'secret',
      WECHAT_WEB_APPID: appId,
      WECHAT_WEB_SECRET: 'secret',
    },
    trades,
    transfers,
    /** What WeChat tells of a transfer that has ended. */
    tellTransfer: (billNo: string, changed: object = {}) =>
      notification(
        { ...transfers.presented(billNo), ...changed },
        { event: 'MCHTRANSFER.BILL.FINISHED' },
      ),
    /** Whether a text was signed by the merchant. */
    isSignedByMerchant: (said: string, signature: string) =>
      subtle.verify(rsa, merchants.proving, Buffer.from(signature, 'base64'), Buffer.from(said)),
    /** The person pays; WeChat has not told anybody yet. */
    pay(paymentNo: string): void {
      const trade = found(paymentNo)
      if (trade.state !== 'NOTPAY') throw new Error(`Nobody can pay what is ${trade.state}`)
      trade.state = 'SUCCESS'
      trade.transactionId = `42000${randomUUID().replace(/\D/g, '').padEnd(23, '0').slice(0, 23)}`
      trade.paidAt = beijing(new Date())
    },
    /** Money that came in without us, under whatever number. Returns what it is known by here. */
    payStray(out_trade_no: string, total: number): string {
      const key = `stray ${trades.size}`
      const strayed = { out_trade_no, description: '', time_expire: '', notify_url: '' }
      const amount = { total, currency: 'CNY' }
      trades.set(key, { ...strayed, amount, state: 'NOTPAY', refunds: new Map() })
      this.pay(key)
      return key
    },
    tell: (paymentNo: string, changed: object = {}, how: Parameters<typeof notification>[1] = {}) =>
      notification({ ...presented(found(paymentNo)), ...changed }, how),
    notification,
    /** Notifications are sent at the time of a test that has moved its clock. */
    setClock: (given: () => Date) => void (clock = given),
    /** The next request about it is answered so, and nothing is done. */
    failNext: (status: number, code: string, about = '') =>
      void faults.push({ about, answer: refuse(status, code) }),
    /** The next request about it is done, and its answer is lost. */
    loseNext: (about = '') => void faults.push({ about }),
    /** What happens in the world while an answer is on its way. */
    meanwhile: (happens?: () => Promise<unknown>) => void (beforeAnswer = happens),
    /** Nothing is going to fail any more. */
    calm(): void {
      faults.length = 0
      beforeAnswer = undefined
    },
    /** From now on nothing is signed, as somebody between the two would answer. */
    loseKey: (lost: boolean) => void (unsigned = lost),
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}

export type WechatPayFake = Awaited<ReturnType<typeof startWechatPayFake>>
