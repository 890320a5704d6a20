import type { Task, WholeCampaign } from '@server/areas/advertiser/advertiser'
import type { Bill } from './bills'
import { states } from './states'

export interface Level {
  level: number
  state: 'done' | 'open' | 'locked'
  tasks: readonly Task[]
  /** How many of them stand behind the person. */
  done: number
}

/** Whether a task is no longer in the way of the next level. */
const isDone = ({ taskId }: Task, bills: readonly Bill[]) =>
  bills.some((bill) => bill.taskId === taskId && states.of(bill.state).did)

/** The levels of a campaign from the lowest: each opens when the one before it is done. */
export function ladderOf({ tasks }: Pick<WholeCampaign, 'tasks'>, bills: readonly Bill[]): Level[] {
  const numbers = [...new Set(tasks.map(({ level }) => level))].sort((one, other) => one - other)
  let open = true
  return numbers.map((level) => {
    const own = tasks.filter((task) => task.level === level)
    const done = own.filter((task) => isDone(task, bills)).length
    const state = done === own.length ? 'done' : open ? 'open' : 'locked'
    open &&= state === 'done'
    return { level, state, tasks: own, done }
  })
}

export const isLocked = (
  campaign: Pick<WholeCampaign, 'tasks'>,
  bills: readonly Bill[],
  { level }: Task,
) => ladderOf(campaign, bills).find((one) => one.level === level)?.state === 'locked'

/** What comes after a task: the next of its level, else the first of the next one. */
export function nextAfter(
  campaign: Pick<WholeCampaign, 'tasks'>,
  bills: readonly Bill[],
  taskId: number,
): number | null {
  const left = ladderOf(campaign, bills)
    .filter(({ state }) => state === 'open')
    .flatMap(({ tasks }) => tasks)
    .filter((task) => task.taskId !== taskId && !bills.some((bill) => bill.taskId === task.taskId))
  return left[0]?.taskId ?? null
}
