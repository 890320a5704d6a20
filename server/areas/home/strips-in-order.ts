import type { Out } from '@contract/api'

type Strip = Out<'/tp5/api/Index/page'>['strips'][number]

/** What one does before what one has; whatever is not named here follows. */
const order = ['tasks', 'seckill', 'earnings']

const placeOf = ({ key }: Strip) => (order.includes(key) ? order.indexOf(key) : order.length)

export const inOrder = (strips: readonly (Strip | null)[]): Strip[] =>
  strips.filter((strip) => strip !== null).sort((one, other) => placeOf(one) - placeOf(other))
