import { Foot } from '@/blocks/screen/Foot'
import { CallError } from '@/blocks/form/CallError'
import { useRead } from '@/cache/useRead'
import { monthDayHour } from '@/format/date'
import { go } from '@/navigation/go'
import type { Fault } from '@/parts/maintenance/fault'
import { FaultCard } from '@/parts/maintenance/FaultCard'
import { Photos } from '@/parts/maintenance/Photos'
import { UpkeepScreen } from '@/parts/maintenance/UpkeepScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { useTaking } from './useTaking'

/** What was said and done about one fault, and what whoever sees to the machine may do now. */
export function OneFault({ faultId: fault_id }: { faultId: number }) {
  const call = useRead('/tp5/api/OperationFault/detail', { fault_id })
  const { data } = call
  return (
    <UpkeepScreen
      route="repairLog"
      title="故障"
      call={call}
      action={data && data.actions.length > 0 && <Ways fault={data} />}
    >
      {data && (
        <>
          <FaultCard fault={data} mender={data.mender} now={new Date()} />
          {data.list.length > 0 && <Done list={data.list} />}
          <Said said={data.said} />
        </>
      )}
    </UpkeepScreen>
  )
}

function Ways({ fault }: { fault: Fault }) {
  const taking = useTaking(fault)
  const may = (action: Fault['actions'][number]) => fault.actions.includes(action)
  const record = () => void go('repairAdd', { fault_id: String(fault.fault_id) })
  return (
    <Foot>
      <CallError error={taking.error} />
      {may('accept') && (
        <Button shape="full" busy={taking.busy} onPress={() => taking.act('accept')}>
          接单
        </Button>
      )}
      {may('accept') && fault.slot_no !== '' && (
        <Button kind="soft" shape="full" busy={taking.busy} onPress={() => taking.act('accept', 1)}>
          {`接单，${fault.slot_no} 先停售`}
        </Button>
      )}
      {(may('repair') || may('dismiss')) && (
        <Button kind={may('accept') ? 'outline' : 'primary'} shape="full" onPress={record}>
          {may('repair') ? '记维修' : '不是故障'}
        </Button>
      )}
      {may('hand') && (
        <Button kind="outline" shape="full" busy={taking.busy} onPress={() => taking.act('hand')}>
          转给别人
        </Button>
      )}
    </Foot>
  )
}

const Done = ({ list }: Pick<Fault, 'list'>) => (
  <Card>
    <SectionHead title="维修记录" />
    <Stack>
      {list.map(({ action, text, by, words, parts, pictures, at }) => (
        <Stack key={`${action} ${at}`} gap="s1">
          <Text strong>{`${text} ・ ${by}`}</Text>
          {words && <Text size="sm">{words}</Text>}
          {parts && <Text size="sm" tone="ink2">{`配件：${parts}`}</Text>}
          <Photos of={`${text}照片`} urls={pictures} />
          <Text size="xs" tone="ink3">
            {monthDayHour(new Date(at))}
          </Text>
        </Stack>
      ))}
    </Stack>
  </Card>
)

const sources = { neighbour: '邻居', staff: '同事', machine: '机器' } as const

const Said = ({ said }: Pick<Fault, 'said'>) => (
  <Card>
    <SectionHead title="谁报的" />
    <Stack>
      {said.map(({ source, words, pictures, at }) => (
        <Stack key={`${source} ${at} ${words}`} gap="s1">
          <Text size="sm">{`${sources[source]}：${words || '没有说明'}`}</Text>
          <Photos of="报修照片" urls={pictures} />
          <Text size="xs" tone="ink3">
            {monthDayHour(new Date(at))}
          </Text>
        </Stack>
      ))}
    </Stack>
  </Card>
)
