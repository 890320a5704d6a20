import { chancesOf, type Game, sharesOf } from '@server/areas/draw/draw'
import type { Cycle, StockedPrize } from './cycles'

/** More than will ever be drawn. */
const endless = 2_147_483_647

/** What is drawn from: what is gone gives its weight to the consolation. */
export const gameOf = (
  { cycleId, consolation }: Cycle,
  prizes: readonly StockedPrize[],
  rules: number,
): Game => ({
  game: `lottery:${cycleId}`,
  rules,
  lots: lotsOf(prizes),
  consolation,
})

const lotsOf = (prizes: readonly StockedPrize[]) =>
  prizes.map(({ prizeKey, weight, left }) => ({ key: prizeKey, weight, left: left ?? endless }))

/** How often each comes now, of ten thousand draws. */
export const sharesNow = (cycle: Cycle, prizes: readonly StockedPrize[]): Map<string, number> =>
  sharesOf(chancesOf(lotsOf(prizes), cycle.consolation))
