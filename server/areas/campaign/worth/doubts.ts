import type { DoubtName } from '@server/areas/programme/programme'
import { laddersOf } from './ladders'
import { daysDoubted, numbersDoubted } from './numbers'
import { best, expected, wholeCard, worst } from './reckon'
import type { Valued, ValuedPrize } from './valued'

/** Something that a campaign would have to say why it does, and where it does it. */
export interface Doubt {
  name: DoubtName
  at: PropertyKey[]
  words: string
}

type Rule = (valued: Valued) => Omit<Doubt, 'name'>[]

/** A card brings more than it costs to whoever comes every day, but not beyond this. */
const mostOfCard = 2
/** How far apart choices may be that are all points and gold. */
const mostBetweenChoices = 2

const { round } = Math

const nameOf = ({ prize }: ValuedPrize) => `“${prize.name}”`

const place = ({ definition }: Valued, { prize }: ValuedPrize): PropertyKey[] => [
  'prizes',
  definition.prizes.indexOf(prize),
]

/** A draw that costs something and loses nothing is a pump: whoever pays comes back with more. */
const alwaysWins: Rule = (valued) => {
  const { price, draws } = valued
  if (price === null || !draws || worst(valued) < price) return []
  const words = `怎么抽都不亏：最差也值 ${round(worst(valued))} 积分，价钱只有 ${round(price)} 积分`
  return [{ at: ['price'], words }]
}

/** On average nobody is given more than they pay for. */
const overpays: Rule = (valued) => [
  ...drawThatOverpays(valued),
  ...cardThatOverpays(valued),
  ...valued.prizes.filter(isPump).map((one) => {
    const { worth, price } = one
    const words = `${nameOf(one)}值 ${round(worth!)} 积分，只卖 ${round(price!)} 积分`
    return { at: place(valued, one), words }
  }),
]

function drawThatOverpays(valued: Valued): Omit<Doubt, 'name'>[] {
  const { price, draws } = valued
  const gain = expected(valued)
  if (price === null || !draws || gain <= price) return []
  const words = `平均每抽送出 ${round(gain)} 积分，比价钱 ${round(price)} 积分还多`
  return [{ at: ['price'], words }]
}

function cardThatOverpays(valued: Valued): Omit<Doubt, 'name'>[] {
  const { price } = valued
  const all = wholeCard(valued)
  if (price === null || all === null || all <= price * mostOfCard) return []
  const words = `天天来领共 ${round(all)} 积分，超过价钱 ${round(price)} 积分的 ${mostOfCard} 倍`
  return [{ at: ['card'], words }]
}

/** Points and gold can be had again and again for what they are themselves. */
const isPump = ({ prize, worth, price }: ValuedPrize) =>
  price !== null && worth !== null && isLiquid(prize) && worth >= price

const isLiquid = ({ gives }: ValuedPrize['prize']) =>
  gives.type === 'points' || gives.type === 'gold'

/** More lamps, more days or more money never bring less. */
const ladder: Rule = (valued) =>
  laddersOf(valued).flatMap((rungs) =>
    rungs.flatMap(({ one, asks }) => {
      const less = rungs.filter((rung) => rung.asks < asks && rung.one.worth! > one.worth!)
      if (less.length === 0) return []
      const better = less.reduce((most, rung) =>
        rung.one.worth! > most.one.worth! ? rung : most,
      ).one
      const words = `${nameOf(one)}值 ${round(one.worth!)} 积分，还不如前面的${nameOf(better)}值 ${round(better.worth!)} 积分`
      return [{ at: place(valued, one), words }]
    }),
  )

/** Whoever chooses points is not to be the fool of who chooses gold. */
const choices: Rule = (valued) => {
  const { definition, prizes } = valued
  if (definition.pick !== 'choose' || definition.lamps) return []
  if (definition.steps.some((step) => step.do === 'redeem')) return []
  const free = prizes.filter(({ prize }) => isLiquid(prize) && !prize.after && !prize.price)
  if (free.length < 2) return []
  const [high, low] = [best({ ...valued, prizes: free }), worst({ ...valued, prizes: free })]
  if (high <= low * mostBetweenChoices) return []
  const words = `几样里最多的值 ${round(high)} 积分，最少的只值 ${round(low)}，相差超过 ${mostBetweenChoices} 倍`
  return [{ at: ['prizes'], words }]
}

/** A membership that is sold has every right that the page lists. */
const rights: Rule = ({ definition, prizes }) => {
  const given = [...new Set(prizes.flatMap((one) => one.rights ?? []))]
  if (given.length === 0) return []
  return definition.modules.flatMap((module, at) =>
    module.type !== 'rights'
      ? []
      : module.list.flatMap(({ name }, nth) => {
          if (given.includes(name)) return []
          const words = `送出的会员里没有“${name}”这项权益，有的是：${given.join('、')}`
          return [{ at: ['modules', at, 'list', nth, 'name'], words }]
        }),
  )
}

const rules: Record<DoubtName, Rule> = {
  alwaysWins,
  overpays,
  ladder,
  choices,
  rights,
  numbers: ({ definition }) => [...numbersDoubted(definition), ...daysDoubted(definition)],
}

export const doubtsIn = (valued: Valued): Doubt[] =>
  Object.entries(rules).flatMap(([name, find]) =>
    find(valued).map((doubt) => ({ ...doubt, name: name as DoubtName })),
  )
