import { type Blow, playThrough } from '../server/machine/chaos'

const kinds: readonly Blow[] = ['machine', 'server', 'database', 'machine', 'database']
const times = 50

/** Purchases, restocking and settling at a machine while machine, server and database are killed again and again. */
export async function bench(): Promise<void> {
  const blows = Array.from({ length: times }, (_, nth) => kinds[nth % kinds.length]!)
  const { orders, given, inDoubt, loaded, settled } = await playThrough({ people: 6, blows })
  console.log(`${times} kills, ${orders} orders, ${given} given, ${inDoubt} in doubt`)
  console.log(`${loaded} put in, ${settled} months settled, each once: every book agrees`)
}
