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

/** A price stands in its field alone: what is written around it is shown on every platform. */
export function checkWords(given: Fields, context: z.RefinementCtx) {
  if (!isSoldEitherWay(given)) return
  const { title, subtitle, intro, steps, modules, terms, share, words } = given
  const told = { title, subtitle, intro, steps, modules, terms, share, words }
  for (const [name, part] of Object.entries(told)) {
    const found = sentencesIn(part).find((sentence) => amount.test(sentence))
    if (found === undefined) continue
    const message = `“${found}”里写了价钱：iOS 小程序里不能出现，价钱只写在 price 里`
    context.addIssue({ code: 'custom', path: [name], message })
  }
}
