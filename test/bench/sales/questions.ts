import type { In, Path } from '@contract/api'
import { businessDay, dayAfter } from '@server/calendar'

export interface Chart {
  what: string
  path: Path
  input: object
  /** It looks at as many days however many there are, so that more of them must not slow it down. */
  flat: boolean
}

const chart = <P extends Path>(what: string, path: P, input: In<P>, flat: boolean): Chart => ({
  ...{ what, path, input, flat },
})

/** Everything that an owner's pages draw, of the last week and of all that there is. */
export function charts(now: Date): Chart[] {
  const today = businessDay(now)
  const week = { start_time: dayAfter(today, -6), end_time: today }
  return [
    { name: 'a week', span: week, flat: true },
    { name: 'all days', span: {}, flat: false },
  ].flatMap(({ name, span, flat }) => [
    chart(`income, ${name}`, '/tp5/api/Franchise/incomeStatistics', span, flat),
    chart(`machines, ${name}`, '/tp5/api/Machine/incomeRatio', span, flat),
    chart(`hours, ${name}`, '/tp5/api/Franchise/machineStatistics', { by: 'hour', ...span }, flat),
    chart(`goods, ${name}`, '/tp5/api/Franchise/list', span, flat),
    chart(`visits, ${name}`, '/tp5/api/MachinePv/list', span, flat),
    chart(`list of machines, ${name}`, '/tp5/api/MachineManager/list', span, flat),
    chart(`all machines, ${name}`, '/tp5/api/MachineManager/total', span, flat),
    chart(`people, ${name}`, '/tp5/api/Franchise/userStatistics', span, flat),
  ])
}

/** Where somebody stands who looks for a machine. */
export const nearest: Chart = {
  what: 'the nearest machines',
  path: '/tp5/api/ExchangeShop/selectMachine',
  input: { lat: 30.33, lng: 120.15 },
  flat: true,
}
