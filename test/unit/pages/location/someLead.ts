import type { Out } from '@contract/api'

type Lead = Out<'/tp5/api/VillageDevelopment/detail'>

export const lead_id = '01940000-0000-7000-8000-000000000901'

/** A place that was signed, of whoever reads it. */
export const someLead = (changes: Partial<Lead> = {}): Lead => ({
  ...{ lead_id, name: '石桥村', kind: 'village', kind_text: '村口', address: '村口小卖部旁' },
  ...{ households: 200, people: 700, latitude: 30.31, longitude: 120.02, clue: '有雨棚' },
  ...{ state: 'contracted', state_text: '已签约', score: 86, enough: 1, pass_mark: 75 },
  ...{ owner: '陶**', mine: 1, reason: '', answers: [], contacts: [], events: [] },
  ...{ found_at: '2026-10-01T09:00:00+08:00', moved_at: '2026-11-20T09:00:00+08:00' },
  ...{ actions: ['contract', 'live', 'lose'], why_not_audit: '', subscribed: 0 },
  ...{ contract: null, village: '', machine_sn: '' },
  ...changes,
})

export const nowhereNear: Out<'/tp5/api/Map/helper'> = { known: '', near: [] }
