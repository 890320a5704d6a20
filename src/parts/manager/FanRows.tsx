import type { Out } from '@contract/api'
import { monthDayHour } from '@/format/date'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

type Fan = Out<'/tp5/api/Franchise/bindUsers'>['list'][number]

interface FanRowsProps {
  rows: readonly Fan[]
  /** Whether what they brought matters here, or when they came. */
  by: 'newest' | 'most'
}

const valueOf = ({ sold, money: cents, bound_at }: Fan, by: FanRowsProps['by']) =>
  by === 'most' ? `${grouped(sold)} 件，${money(cents)}` : monthDayHour(new Date(bound_at))

/** People who came by a machine, by no more than a masked name. */
export const FanRows = ({ rows, by }: FanRowsProps) => (
  <Card bare>
    {rows.map((fan) => (
      <Cell
        key={fan.fan_id}
        icon="user"
        title={`${fan.name} ・ ${fan.machine_name}`}
        value={valueOf(fan, by)}
        onPress={() => void go('fansDetails', { fan_id: String(fan.fan_id) })}
      />
    ))}
  </Card>
)
