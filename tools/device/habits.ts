import type { Command, Result } from '@contract/machine/device'

/** How a turn ends, or null where the machine never says a word about it. */
export type Outcome = Omit<Result, 'command_no'> | null

/** What a machine does with a command. Seconds pass before it has turned. */
export interface Habit {
  seconds: number
  end: (command: Command) => Outcome
}

const delivered: Outcome = { result: 'delivered' }

const plain = {
  deliver: () => delivered,
  fault: () => ({ result: 'failed', fault: '推杆卡住，商品没有落下' }) as const,
  silent: () => null,
} satisfies Record<string, Habit['end']>

export const habitNames = [...Object.keys(plain), 'late'] as const

/** `deliver`, `fault`, `silent`, or `late` with how many seconds; undefined where there is none such. */
export function habitOf(name: string, seconds?: number): Habit | undefined {
  if (name === 'late') return { seconds: seconds ?? 90, end: () => delivered }
  if (!Object.hasOwn(plain, name)) return undefined
  return { seconds: seconds ?? 2, end: plain[name as keyof typeof plain] }
}
