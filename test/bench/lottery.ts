import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type Chance, chancesOf } from '@server/areas/draw/draw'
import { messageOf, placeOf } from '@server/areas/draw/number'
import { demoFile } from '@server/database/demo-files'

const draws = 1_000_000
const consolation = 'nothing'

interface Written {
  cycles: { prizes: { key: string; weight: number; total?: number }[] }[]
}

/** The table of the demo. */
const prizes = (JSON.parse(demoFile('lottery.json')) as Written).cycles[0]!.prizes

const lotsWith = (left: (prize: (typeof prizes)[number]) => number) =>
  prizes.map((prize) => ({ key: prize.key, weight: prize.weight, left: left(prize) }))

/** As the server draws: a seed of the day, and everybody their own. */
function drawer() {
  const seed = randomBytes(32).toString('hex')
  let nonce = 0
  return (chances: readonly Chance[]): string => {
    const total = chances.reduce((sum, { weight }) => sum + weight, 0)
    const ownSeed = (nonce * 2_654_435_761).toString(36)
    const message = messageOf({ userId: 'somebody', day: '2026-11-28', nonce: ++nonce, ownSeed })
    let left = placeOf({ seed, message }, total)
    return chances.find(({ weight }) => (left -= weight) < 0)!.key
  }
}

/** Once in a thousand true drawings it is more (Wilson and Hilferty). */
const mostChi = (freedom: number) => {
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + 3.09 * Math.sqrt(part)) ** 3
}

function fits(): void {
  const chances = chancesOf(
    lotsWith(() => draws),
    consolation,
  )
  const total = chances.reduce((sum, { weight }) => sum + weight, 0)
  const draw = drawer()
  const counts = new Map<string, number>()
  for (let nth = 0; nth < draws; nth += 1) {
    const key = draw(chances)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const chi = chances.reduce((sum, { key, weight }) => {
    const expected = (draws * weight) / total
    return sum + ((counts.get(key) ?? 0) - expected) ** 2 / expected
  }, 0)
  const most = mostChi(chances.length - 1)
  console.log(`${draws} draws: chi-square ${chi.toFixed(2)}, at most ${most.toFixed(2)}`)
  assert.ok(chi <= most, 'what is drawn is not what is published')
}

/** What is gone comes no more, and its weight goes to the consolation. */
function runsOut(): void {
  const left = new Map(prizes.map(({ key, total }) => [key, total ?? draws]))
  const draw = drawer()
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0)
  for (let nth = 0; nth < draws / 10; nth += 1) {
    const chances = chancesOf(
      lotsWith(({ key }) => left.get(key)!),
      consolation,
    )
    assert.equal(
      chances.reduce((sum, { weight }) => sum + weight, 0),
      whole,
    )
    const key = draw(chances)
    assert.ok(left.get(key)! > 0, `${key} was drawn and is gone`)
    left.set(key, left.get(key)! - 1)
  }
  const gone = [...left].filter(([, pieces]) => pieces === 0).map(([key]) => key)
  console.log(`${draws / 10} draws with stock: ${gone.join(', ')} gone, none drawn after that`)
}

/** Whether the odds as published are the odds that are drawn. */
export async function bench() {
  fits()
  runsOut()
}
