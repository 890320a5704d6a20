import { takesMoneyFor, type Thing } from '@server/areas/order/order'
import type { Platform } from '@server/call/platform'
import { type Definition, hasStep, type Price, type Prize } from './definition'

type Chosen = Pick<Prize, 'gives' | 'price'>
type Selling = Pick<Definition, 'card' | 'price' | 'steps'> & { prizes: readonly Chosen[] }

const thingOf = ({ gives }: Chosen): Thing => {
  if (gives.type !== 'goods') return gives.type
  return gives.parcel ? 'goods' : 'right'
}

/** What may come of an order: the prize that was chosen, days of a card, or any prize of a box. */
export function thingsOf({ card, prizes }: Selling, chosen: Chosen | null): Thing[] {
  if (chosen) return [thingOf(chosen)]
  return card ? ['days'] : prizes.map(thingOf)
}

/** What it costs there, in the ways that are open there. */
export function priceOn(selling: Selling, chosen: Chosen | null, platform: Platform): Price {
  const { money, ...held } = chosen?.price ?? selling.price
  const taken = money !== undefined && takesMoneyFor(thingsOf(selling, chosen), platform)
  return taken ? { ...held, money } : held
}

/** What it sells for money, offer by offer, where nothing of it can be had in another way. */
export function forMoneyAlone(selling: Selling): Thing[][] {
  if (!hasStep(selling, 'pay')) return []
  const offers = [null, ...selling.prizes.filter(({ price }) => price)]
    .map((chosen) => ({ chosen, ways: Object.keys(chosen?.price ?? selling.price) }))
    .filter(({ ways }) => ways.length > 0)
  const alone = offers.every(({ ways }) => ways.join() === 'money')
  return alone ? offers.map(({ chosen }) => thingsOf(selling, chosen)) : []
}

/** There is nothing to be had of it there. */
export const isUnsoldOn = (alone: readonly Thing[][], platform: Platform): boolean =>
  alone.length > 0 && alone.every((things) => !takesMoneyFor(things, platform))
