import { usePaged } from '@/cache/usePaged'
import { monthDayHour } from '@/format/date'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { UpkeepList } from '@/parts/maintenance/UpkeepList'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Empty } from '@/ui/state/Empty'
import { Segmented } from '@/ui/tabs/Segmented'

const choices = [
  { value: 'waiting', text: '待验收' },
  { value: 'done', text: '验过的' },
] as const

type Shown = (typeof choices)[number]['value']

/** What others have put up. */
export default function Check() {
  const [shown, setShown] = useKept<Shown>('shown', 'waiting')
  const paged = usePaged('/tp5/api/OperationAudit/lists', shown === 'done' ? { done: 1 } : {})
  const head = <Segmented label="看哪些" choices={choices} value={shown} onChoose={setShown} />
  const empty =
    shown === 'waiting' ? (
      <Empty title="没有等着验收的" text="同事装好提交后，会出现在这里；自己装的由别人验" />
    ) : (
      <Empty title="还没有验过的" />
    )
  return (
    <UpkeepList route="check" paged={paged} head={head} empty={empty}>
      {(rows) => (
        <Card bare>
          {rows.map((row) => (
            <Cell
              key={row.install_id}
              icon="vending"
              title={`${row.machine_name} ${row.machine_sn}`}
              value={`${row.installer} ${monthDayHour(new Date(row.submitted_at))} ${
                shown === 'done' ? row.state_text : ''
              }`}
              onPress={() => void go('checkDetails', { install_id: String(row.install_id) })}
            />
          ))}
        </Card>
      )}
    </UpkeepList>
  )
}
