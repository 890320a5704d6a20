import type { z } from 'zod'
import type { Fields } from './definition'

const amount =
  /[\d一二两三四五六七八九十百]\s*元|[一二两三四五六七八九十百]块[一二三四五六七八九]|[¥￥]/

/** All that is written in there, however deep. */
function sentencesIn(given: unknown): string[] {
  if (typeof given === 'string') return [given]
  return typeof given === 'object' && given !== null
    ? Object.values(given).flatMap(sentencesIn)
    : []
}

/** Whether it can be had for points or gold where its price in money must not be told. */
const isSoldEitherWay = ({ card, price, prizes }: Fields): boolean => {
  const unreal = card !== undefined || prizes.some(({ gives }) => gives.type !== 'goods')
  return unreal && Boolean(price.money && (price.points ?? price.gold))
}

/** A phone can be made to forget who it is: a limit by phone is counted, and no sentence to rely on. */
const byPhone = /[每同一]台手机/

/** What somebody has read is theirs. */
const takenBack = /收回/

/** What sentences may not promise; a price is shown on every platform where it is written. */
export function checkWords(given: Fields, context: z.RefinementCtx) {
  const { title, subtitle, intro, steps, modules, terms, share, words } = given
  const told = { title, subtitle, intro, steps, modules, terms, share, words }
  const refuse = (forbidden: RegExp, why: string) => {
    for (const [name, part] of Object.entries(told)) {
      const found = sentencesIn(part).find((sentence) => forbidden.test(sentence))
      if (found === undefined) continue
      context.addIssue({ code: 'custom', path: [name], message: `“${found}”${why}` })
    }
  }
  refuse(byPhone, '说的是手机：手机认不准，请写“每人”或“每个手机号”，按手机数的写在 limits 里')
  if (given.prizes.some(({ gives }) => gives.type === 'code'))
    refuse(takenBack, '：给出去的码收不回来，请写“不再参加本活动”')
  if (isSoldEitherWay(given))
    refuse(amount, '里写了价钱：iOS 小程序里不能出现，价钱只写在 price 里')
}
