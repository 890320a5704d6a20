export const simulatedTurnJob = 'machine: a simulated machine turns a slot'

/** Time enough to see the page say that the door opens. */
const turnSeconds = 3

export interface SimulatedTurn extends Record<string, unknown> {
  userId: string
  orderSn: string
}

/** What to enqueue so that a machine without hardware does what it is told. */
export const simulatedTurn = ({ userId, orderSn }: { userId: string; orderSn: string }, at: Date) =>
  [
    simulatedTurnJob,
    { userId, orderSn } satisfies SimulatedTurn,
    { key: orderSn, runAt: new Date(at.getTime() + turnSeconds * 1000) },
  ] as const
