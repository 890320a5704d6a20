import { eq } from 'drizzle-orm'
import type { In, Out, Path } from '@contract/api'
import { ports } from '@server/areas/assembled'
import { bind } from '@server/areas/auth/wechat'
import { notifyPath } from '@server/areas/payment/payment'
import { recordShipping } from '@server/areas/payment/shipping/record'
import { shippingRecords } from '@server/areas/payment/tables'
import { createLog } from '@server/log'
import type { House } from '../harness/openHouse'
import type { Person } from '../harness/people'
import { startShippingFake } from '../providers/shipping-fake'
import { startWechatPayFake } from './wechat-pay-fake'

/** WeChat as whoever sells in a mini program meets it: takes the money, and frees it later. */
export async function startWechat() {
  const pay = await startWechatPayFake()
  const { WECHAT_MINI_APPID: id, WECHAT_MINI_SECRET: secret } = pay.env
  const shipping = await startShippingFake({ id, secret })
  return {
    pay,
    shipping,
    env: { ...pay.env, ...shipping.env },
    async close() {
      await shipping.close()
      await pay.close()
    },
  }
}

export type Wechat = Awaited<ReturnType<typeof startWechat>>

/** A house that people come to by the mini program. */
interface Place {
  house: House
  now: () => Date
  later: (seconds: number) => void
  ask: <P extends Path>(path: P, input: In<P>, person: Person) => Promise<Out<P>>
}

export function miniProgram({ house, now, later, ask }: Place, { pay, shipping }: Wechat) {
  const { app, config, database, providers } = house
  pay.setClock(now)
  const log = createLog('silent')

  const record = () =>
    recordShipping({ ...ports, database, config, log, clock: now, provider: providers.shipping })

  return {
    /** Somebody pays there, and WeChat tells. Returns what both call the payment. */
    async pay(person: Person, order_sn: string) {
      const openid = `o-${person.userId}`
      const { userId } = person
      await database.transaction((db) => bind({ db, config, now: now() }, 'mini', openid, userId))
      const { payment_no } = await ask(
        '/tp5/api/OrderPay/gateway',
        { order_sn, way: 'mini' },
        person,
      )
      pay.pay(payment_no)
      const { headers, body: payload } = await pay.tell(payment_no)
      await app.inject({ method: 'POST', url: notifyPath, headers, payload })
      const { transactionId } = pay.trades.get(payment_no)!
      shipping.learn(transactionId!, openid)
      return { payment_no, transactionId: transactionId! }
    },
    record,
    /** Some minutes later. */
    async recordLater(seconds = 301) {
      later(seconds)
      await record()
    },
    async row(paymentNo: string) {
      const isIt = eq(shippingRecords.paymentNo, paymentNo)
      return (await database.db.select().from(shippingRecords).where(isIt))[0]!
    },
  }
}

export type MiniProgram = ReturnType<typeof miniProgram>
