import { asc, inArray } from 'drizzle-orm'
import { hiddenAmong } from '@server/areas/upload/upload'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import type { Ports } from '../area'
import { freightLine, goesByHand, moneyBack, noOf, yesOf } from './at-desk'
import { approve, refuse } from './decide'
import { messagesOf, say } from './events'
import { type AfterSale, findByNo, lockByNo } from './find'
import { goesOut } from './goods-out'
import { recipientLine } from './recipient'
import { remindOfAnswer } from './remind'
import { kindTexts } from './rules'
import { atDesk, states } from './states'
import { afterSales } from './tables'
import { wordsOf } from './words'

function what(afterSale: AfterSale) {
  const { kind, title, number } = afterSale
  const sum = kind === 'exchange' ? '' : ` ${wordsOf(afterSale)}`
  return `${kindTexts[kind].name} ${title} ×${number}${sum}`
}

/** What a yes means at this point. */
function meaning({ config }: DeskContext, afterSale: AfterSale) {
  const yes = yesOf(afterSale)
  return goesByHand(config, afterSale)
    ? `不能直接通过：${yes}后，用 ship ${afterSale.afterSaleNo} 登记快递单号`
    : yes || '没有要处理的'
}

const marks: Partial<Record<AfterSale['state'], string>> = {
  applied: '[申请]',
  returning: '[验货]',
  rejected: '[寄还]',
}

const lineOf = (afterSale: AfterSale) =>
  [
    marks[afterSale.state] ?? '',
    what(afterSale),
    afterSale.reason,
    ...(afterSale.keeper ? [`已转${afterSale.keeper}`] : []),
  ].join('  ')

export const afterSaleCase = ({ orders }: Ports): DeskCase => ({
  title: '售后',
  hours: 48,

  async list({ db }) {
    const rows = await db
      .select()
      .from(afterSales)
      .where(inArray(afterSales.state, [...atDesk]))
      .orderBy(asc(afterSales.createdAt))
    return rows.map((row) => ({
      ...{ id: row.afterSaleNo, since: row.createdAt, line: lineOf(row) },
      ...(row.deadlineAt && { due: row.deadlineAt }),
    }))
  },

  async show(context, id) {
    const row = await findByNo(context.db, id)
    const messages = await messagesOf(context.db, row)
    const pictures = [row, ...messages].flatMap(({ pictureIds }) => pictureIds)
    return {
      since: row.createdAt,
      facts: [
        ['状态', states.of(row.state).text],
        ['通过意味着', meaning(context, row)],
        ...fact('拒绝意味着', noOf(row)),
        ['申请', what(row)],
        ['原因', row.reason],
        ...fact('说明', row.description),
        ['订单', row.orderSn],
        ['账号', row.userId],
        ...fact('寄回', [row.backCarrier, row.backTrackingNo].join(' ').trim()),
        ...fact('寄回运费', freightLine(row)),
        ...fact('寄给', goesOut(row) ? await recipientLine(context, row) : ''),
        ...fact('发出', [row.carrier, row.trackingNo].join(' ').trim()),
        ...fact('拒绝原因', row.answer),
        ...fact('负责人', row.keeper),
        ...messages.map(({ saidBy, text }) => [saidBy || '顾客', text] as const),
        ...fact('已隐藏的图片', await hiddenOf(context, pictures)),
      ],
      pictures: [
        ...pictures.map((uploadId, index) => ({ name: nameOf(index), uploadId })),
        ...(row.videoId ? [{ name: 'video', uploadId: row.videoId }] : []),
      ],
    }
  },

  amount: async ({ db }, id) => moneyBack(await findByNo(db, id)),
  approve: async (context, id) => void (await approve({ ...context, orders }, id)),
  refuse: async (context, id, reason) => void (await refuse(context, id, reason)),
  async say(context, id, by, text) {
    const { afterSale } = await lockByNo(context.db, id)
    await sayToOwner(context, afterSale, by, text)
  },
})

const nameOf = (index: number) => String(index + 1)

/** Which of the pictures may not be shown to anybody else. */
async function hiddenOf({ db }: DeskContext, pictures: readonly string[]): Promise<string> {
  const hidden = await hiddenAmong(db, pictures)
  return pictures.flatMap((id, index) => (hidden.has(id) ? nameOf(index) : [])).join('、')
}

const fact = (name: string, value: string) => (value ? [[name, value] as const] : [])

/** Says something in the conversation, for the house. Call it with a locked after-sale. */
export async function sayToOwner(
  { db, now: at }: DeskContext,
  afterSale: AfterSale,
  saidBy: string,
  text: string,
) {
  const position = await say(db, afterSale, { saidBy, text }, at)
  await remindOfAnswer(db, afterSale, { position, text, at })
}
