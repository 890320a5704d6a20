import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import { temperatures } from './rules'
import type { WarningKind, WarningRow } from './warnings'

const degrees = (tenths: number) => `${tenths / 10} ℃`

/** What is said of each kind. */
const texts: Record<WarningKind, (row: WarningRow) => string> = {
  offline: ({ last_seen_at: seen }) => (seen ? '机器失去联系，先查电和网络' : '机器还没有上线过'),
  faulty: ({ fault }) => `有故障：${fault}`,
  temperature: ({ temperature_tenths: tenths }) =>
    `柜温 ${degrees(tenths!)}，应在 ${degrees(temperatures.least)} 到 ${degrees(temperatures.most)}`,
  stuck: () => '货道卡住，停售中',
  empty: () => '卖空了',
  low: ({ stock, capacity }) => `只剩 ${stock} 件，共 ${capacity} 位`,
}

export const presentWarning = (row: WarningRow): Out<'/tp5/api/Warning/list'>['list'][number] => ({
  kind: row.kind,
  text: texts[row.kind](row),
  machine_id: row.machine_id,
  machine_sn: row.machine_sn,
  machine_name: row.machine_name,
  village: row.village,
  slot_no: row.slot_no,
  title: row.title,
  image: row.image,
  stock: row.stock,
  capacity: row.capacity,
  depletion: row.depletion,
  tour: row.tour ? 1 : 0,
  supply_key: row.supply_key ?? '',
  packs: row.packs ?? 0,
  last_seen_at: row.last_seen_at && replyTime(row.last_seen_at),
})
