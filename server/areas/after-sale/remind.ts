import { and, eq, lte, sql } from 'drizzle-orm'
import { isUntold, remind } from '@server/areas/message/message'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import type { AfterSale } from './find'
import { type AfterSaleState, states } from './states'
import { afterSales } from './tables'

/** What the person did not do, or wait to see done, by themselves. */
const toldStates: readonly AfterSaleState[] = [
  ...(['agreed', 'refused', 'refunded', 'resent'] as const),
  ...(['rejected', 'toOwner', 'closed'] as const),
]

/** In which the answer is why. */
const noes: readonly AfterSaleState[] = ['refused', 'rejected']

type Known = Pick<AfterSale, 'userId' | 'afterSaleNo' | 'title' | 'state' | 'answer'>

/** Tells whose after-sale it is what has become of it. */
export async function remindOfMove(tx: Db, afterSale: Known, at: Date): Promise<void> {
  const { state, answer } = afterSale
  if (!toldStates.includes(state)) return
  const { text, hint } = states.of(state)
  const why = noes.includes(state) && answer ? `${answer}。` : ''
  await tellOf(tx, afterSale, { about: state, state: text, hint: `${why}${hint}`, at })
}

/** Tells that the house has answered in the conversation. */
export const remindOfAnswer = (
  tx: Db,
  afterSale: Known,
  { position, text, at }: { position: number; text: string; at: Date },
) => tellOf(tx, afterSale, { about: `answer ${position}`, state: '有回复', hint: text, at })

interface Told {
  about: string
  state: string
  hint: string
  at: Date
}

const tellOf = (tx: Db, { userId, afterSaleNo, title }: Known, { about, at, ...words }: Told) =>
  remind(tx, {
    ...{ userId, kind: 'afterSale', about: `${afterSaleNo} ${about}`, at },
    facts: { after_sale_no: afterSaleNo, goods: title, ...words },
  })

/** How long before it is too late to send something back its owner is told once more. */
const warnedMs = dayMs
const endingSoon = 'ends soon'

export const warnOfDeadlines: Sweep<typeof afterSales> = {
  name: 'after-sale: warn of what is to be sent back',
  every: 600,
  table: afterSales,
  keys: ['userId', 'afterSaleNo'],
  due: (now) =>
    and(
      eq(afterSales.state, 'agreed'),
      lte(afterSales.deadlineAt, new Date(now.getTime() + warnedMs)),
      isUntold('afterSale', {
        userId: sql`${afterSales.userId}`,
        about: sql`${afterSales.afterSaleNo} || ${` ${endingSoon}`}`,
      }),
    ),
  order: afterSales.deadlineAt,
  work: (tx, afterSale, at) =>
    tellOf(tx, afterSale, {
      about: endingSoon,
      state: states.of('agreed').text,
      hint: '请在一天内寄回并填写快递单号，超过时间售后会关闭',
      at,
    }),
}
