import type { PriceProps } from '@/ui/price/Price'
import type { Goods } from './goods'

export type Way = Goods['ways'][number]

interface Sold {
  ways: readonly Way[]
}

/** With money in it. */
const money = 4

export const isBought = (mix: number): boolean => mix >= money

/** The way that an address asks for; where it is not offered one in the same coin, else the usual one. */
export function wayOf({ ways }: Sold, wished: number): Way {
  const coins = wished % money
  return (
    ways.find(({ exchange_type }) => exchange_type === wished) ??
    ways.find(({ exchange_type }) => coins > 0 && exchange_type % money === coins) ??
    ways[0]!
  )
}

export const priceIn = ({
  points,
  gold,
  money: cents,
}: Omit<Way, 'exchange_type'>): PriceProps => ({
  ...{ points, gold, cents },
  together: true,
})

/** What a card tells: the usual way, with the other coin beside it where that is the choice. */
export function cardPrice({ ways }: Sold): PriceProps {
  const [usual, other] = [ways[0]!, ways[1]]
  const eitherCoin = other && usual.gold === 0 && other.points === 0 && other.money === usual.money
  return eitherCoin && usual.points > 0
    ? { points: usual.points, gold: other.gold, cents: usual.money }
    : priceIn(usual)
}
