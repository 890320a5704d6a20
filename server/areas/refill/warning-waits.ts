import type { Wait, Waits } from '../waiting'
import { type WarningKind, warningsByMachine, warningTotals } from './warnings'

/** What stops a machine comes before what stops a slot, and that before what soon will. */
const kinds: Record<WarningKind, { urgency: Wait['urgency']; title: (slots: number) => string }> = {
  offline: { urgency: 'now', title: () => '离线' },
  faulty: { urgency: 'now', title: () => '报了故障' },
  temperature: { urgency: 'now', title: () => '柜温不对' },
  stuck: { urgency: 'soon', title: (slots) => `卡了 ${slots} 个货道` },
  empty: { urgency: 'soon', title: (slots) => `卖空 ${slots} 个货道` },
  low: { urgency: 'calm', title: (slots) => `${slots} 个货道快卖完` },
}

/** So many slots are named. */
const mostNamed = 6

function slotsText(slots: readonly string[]): string {
  const named = slots.filter(Boolean)
  const more = named.length > mostNamed ? ' 等' : ''
  return named.slice(0, mostNamed).join('、') + more
}

/** What is wrong at the machines that somebody runs. */
export const warningWaits: Waits = {
  kind: 'warnings',
  role: 'operator',
  link: '/iter/earlyWarning',
  async read({ db, userId, now }, most) {
    const fleet = { operatorId: userId, now }
    const { tours: _, ...totals } = await warningTotals(db, fleet)
    const rows = await warningsByMachine(db, fleet, most)
    return {
      count: Object.values(totals).reduce((sum, one) => sum + one, 0),
      first: rows.map(({ kind, machine_id, machine_sn, machine_name, village, slots }) => ({
        key: `${kind} ${machine_id}`,
        title: `${machine_name} ${kinds[kind].title(slots.length)}`,
        note: [village, machine_sn, slotsText(slots)].filter(Boolean).join(' · '),
        urgency: kinds[kind].urgency,
        dueAt: null,
        pieces: slots.length,
        link: `/iter/earlyWarning?kind=${kind}`,
      })),
    }
  },
}
