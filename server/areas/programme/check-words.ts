import type { z } from 'zod'
import type { Fields } from './definition'

const amount = /\d\s*元|[¥￥]/

/** Whether it can be had for points or gold where its price in money must not be told. */
const isSoldEitherWay = ({ card, price, prizes }: Fields): boolean => {
  const unreal = card !== undefined || prizes.some(({ gives }) => gives.type !== 'goods')
  return unreal && Boolean(price.money && (price.points ?? price.gold))
}

/** A price stands in its field alone: what is written around it is shown on every platform. */
export function checkWords(given: Fields, context: z.RefinementCtx) {
  if (!isSoldEitherWay(given)) return
  const { intro, steps, terms, share, words } = given
  const told: Record<string, string[]> = {
    intro,
    steps: steps.map(({ text }) => text),
    terms: terms.flatMap(({ lines }) => lines),
    share: [share.title, share.text],
    words: Object.values(words),
  }
  for (const [name, sentences] of Object.entries(told)) {
    const found = sentences.find((sentence) => amount.test(sentence))
    if (found === undefined) continue
    const message = `“${found}”里写了价钱：iOS 小程序里不能出现，价钱只写在 price 里`
    context.addIssue({ code: 'custom', path: [name], message })
  }
}
