import { type Blow, playThrough } from '../server/catalogue/chaos'

const course: readonly Blow[] = ['server', 'database', 'both', 'database']
/** PAIRS are as many as live beside each other, TIMES as often as the course is run. */
const pairs = Number(process.env.PAIRS) || 20
const times = Number(process.env.TIMES) || 3

/** Fails unless every write and every payment stands once, however often it was sent and struck down. */
export async function bench() {
  const blows = Array.from({ length: times }, () => course).flat()
  const began = performance.now()
  const { writes, interrupted, orders, paid } = await playThrough({ pairs, rounds: 4, blows })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${blows.length} times kill -9 of server, database or both in ${seconds} s`)
  console.log(`${writes} writes, each sent 2 to 4 times and ${interrupted} times more unanswered`)
  console.log(
    `${orders} orders, ${paid} of them for money or with some: nothing lost, nothing doubled`,
  )
  console.log('every book agrees, and what lies at the cashier')
}
