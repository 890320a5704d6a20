import { Foot } from '@/blocks/screen/Foot'
import { usePaged } from '@/cache/usePaged'
import { dayOf, fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Photos } from '@/parts/maintenance/Photos'
import { PickMachine } from '@/parts/maintenance/PickMachine'
import { UpkeepList } from '@/parts/maintenance/UpkeepList'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

/** What was done to keep a machine in order, and what is due. */
export default function UpkeepLog() {
  const { machine_sn } = useRoute('upkeepLog')
  return machine_sn ? <Log machineSn={machine_sn} /> : <PickMachine route="upkeepLog" />
}

const dueWords = (due: string | null, late: 0 | 1): string => {
  if (due === null) return '还没做过'
  return `${dayOf(new Date(due))} 前${late ? '，过期了' : ''}`
}

function Log({ machineSn: machine_sn }: { machineSn: string }) {
  const paged = usePaged('/tp5/api/OperationMaintain/lists', { machine_sn })
  const { first } = paged
  const lead = first && (
    <Card>
      <SectionHead title={`${first.machine.machine_name} ${machine_sn}`} />
      <Facts
        facts={first.due
          .filter(({ kind }) => kind !== 'other')
          .map(({ title, due_at, late }) => ({
            name: title,
            value: dueWords(due_at, late),
            strong: late === 1,
          }))}
      />
    </Card>
  )
  const action = (
    <Foot>
      <Button shape="full" icon="plus" onPress={() => void go('addUpkeep', { machine_sn })}>
        记一次维护
      </Button>
      <Button kind="outline" shape="full" onPress={() => void go('bugLog', { machine_sn })}>
        看这台的故障
      </Button>
    </Foot>
  )
  const empty = <Empty title="还没有维护记录" text="擦洗、巡检、除尘做完都记一笔" />
  return (
    <UpkeepList route="upkeepLog" paged={paged} lead={lead} action={action} empty={empty}>
      {(rows) => (
        <Stack>
          {rows.map((row) => (
            <Card key={row.record_id}>
              <Stack gap="s2">
                <Text strong>{row.title}</Text>
                {row.note && <Text size="sm">{row.note}</Text>}
                <Photos of={`${row.title}照片`} urls={row.pictures} />
                <Text size="xs" tone="ink3">
                  {`${row.by} ・ ${fullTime(new Date(row.done_at))}`}
                </Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </UpkeepList>
  )
}
