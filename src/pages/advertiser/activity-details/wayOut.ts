import type { Ad } from '@/parts/advertiser/ads'

type Told = Pick<Ad, 'actions' | 'hint' | 'state' | 'starts_on'> &
  Pick<Ad, 'budget' | 'spent' | 'reserved'> & {
    tasks: readonly Pick<Ad['tasks'][number], 'price'>[]
  }

/** What its owner can do about what is the matter, where there is something. */
export function wayOut(ad: Told, today: string) {
  const { actions, hint, state, starts_on, budget, spent, reserved, tasks } = ad
  if (actions.includes('topUp')) return 'topUp'
  if (state === 'refused') return 'edit'
  if (state !== 'live' || !hint || starts_on > today) return undefined
  const least = Math.min(...tasks.map(({ price }) => price))
  return budget - spent - reserved < least ? 'raise' : 'raiseDay'
}
