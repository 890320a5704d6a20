import { type Blow, playThrough } from '../server/catalogue/chaos'

const course: readonly Blow[] = ['server', 'database', 'both', 'database']
const times = 3

/** Fails unless every write stands once, however often it was sent and struck down. */
export async function bench() {
  const blows = Array.from({ length: times }, () => course).flat()
  const began = performance.now()
  const { writes, interrupted, orders } = await playThrough({ pairs: 20, rounds: 4, blows })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${blows.length} times kill -9 of server, database or both in ${seconds} s`)
  console.log(`${writes} writes, each sent 2 to 4 times and ${interrupted} times more unanswered`)
  console.log(`${orders} orders: nothing lost, nothing doubled, the books agree`)
}
