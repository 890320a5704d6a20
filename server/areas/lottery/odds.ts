import { chancesOf, type Game, sharesOf } from '@server/areas/draw/draw'
import type { Cycle, StockedPrize } from './cycles'

/** More than will ever be drawn. */
const endless = 2_147_483_647

/** What is drawn from: what is gone gives its weight to the consolation. */
export const gameOf = ({ cycleId, consolation }: Cycle, prizes: readonly StockedPrize[]): Game => ({
  game: `lottery:${cycleId}`,
  rules: 1,
  lots: prizes.map(({ prizeKey, weight, left }) => ({
    key: prizeKey,
    weight,
    left: left ?? endless,
  })),
  consolation,
})

/** How often each comes now, of ten thousand draws. */
export const sharesNow = (cycle: Cycle, prizes: readonly StockedPrize[]): Map<string, number> =>
  sharesOf(chancesOf(gameOf(cycle, prizes).lots, cycle.consolation))
