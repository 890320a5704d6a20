import { randomInt } from 'node:crypto'
import { play } from './play'

/** Tests that play by chance; `npm test` plays the same games each time. */
const games = {
  'the shop': 'test/server/catalogue/sequences.test.ts',
  payments: 'test/server/payment/model.test.ts',
  withdrawals: 'test/server/earnings/model.test.ts',
  machines: 'test/server/machine/game.test.ts',
  'boxes of campaigns': 'test/server/campaign/boxes.test.ts',
  'the lottery': 'test/server/lottery/lottery-model.test.ts',
  'after-sale': 'test/server/after-sale/sequences.test.ts',
  'what a write touches': 'test/contract/touches.test.ts',
  'calls of all kinds': 'test/contract/fuzz.test.ts',
}

const rounds = Number(process.env.ROUNDS) || 3

/** Games that nobody has played: each says by which SEED it is played again. Fails on a violation. */
export async function bench() {
  const lost: string[] = []
  for (let round = 0; round < rounds; round++)
    for (const [name, file] of Object.entries(games)) {
      const seed = process.env.SEED ? Number(process.env.SEED) : randomInt(2 ** 31)
      const begun = Date.now()
      const held = await play(file, { SEED: String(seed) })
      const seconds = ((Date.now() - begun) / 1000).toFixed(0)
      console.log(`${held ? 'held' : 'LOST'}  ${name}, SEED=${seed}, ${seconds} s`)
      if (!held) lost.push(`SEED=${seed} node --import tsx --test ${file}`)
    }
  if (lost.length > 0) throw new Error(`Play again:\n${lost.join('\n')}`)
}
