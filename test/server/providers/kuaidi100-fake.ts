import crypto from 'node:crypto'
import { startRemote } from './remote'

interface Scan {
  ftime: string
  context: string
  areaName?: string
}

const [customer, key] = ['C0FFEE', 'kd-key']

/** Kuaidi100's live query as its documentation words it, on this machine. */
export async function startKuaidi100Fake() {
  const parcels = new Map<string, { state: string; data: readonly Scan[] }>()
  let asked = 0
  const refuse = (returnCode: string, message: string) => ({
    body: { result: false, returnCode, message },
  })
  const { url, close } = await startRemote(({ pathname }, request, text) => {
    asked++
    if (pathname !== '/poll/query.do' || request.method !== 'POST') return { status: 404, body: {} }
    const form = new URLSearchParams(text)
    const param = form.get('param') ?? ''
    const hash = crypto.createHash('md5').update(param + key + customer, 'utf8')
    if (form.get('customer') !== customer || form.get('sign') !== hash.digest('hex').toUpperCase())
      return refuse('503', '验证签名失败')
    const { com, num, phone } = JSON.parse(param) as Record<string, string>
    if (com === 'shunfeng' && !/^\d{11}$/.test(phone ?? '')) return refuse('408', '验证码错误')
    const parcel = parcels.get(`${com} ${num}`)
    if (!parcel) return refuse('500', '查询无结果，请隔段时间再查')
    return { body: { message: 'ok', nu: num, com, status: '200', ...parcel } }
  })
  return {
    env: {
      LOGISTICS_PROVIDER: 'kuaidi100',
      KUAIDI100_URL: url,
      KUAIDI100_CUSTOMER: customer,
      KUAIDI100_KEY: key,
    },
    scan: (com: string, num: string, state: string, data: readonly Scan[]) =>
      void parcels.set(`${com} ${num}`, { state, data }),
    asked: () => asked,
    close,
  }
}

export type Kuaidi100Fake = Awaited<ReturnType<typeof startKuaidi100Fake>>
