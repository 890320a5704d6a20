import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { Recorded } from '@/parts/health/rri/Recorded'
import type { Detail } from '@/parts/health/rri/rri'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** The intervals from heartbeat to heartbeat, each against the one that follows. */
export default function RiiChart() {
  const [chosen, setChosen] = useKept('recording', '')
  const call = useRead(
    '/tp5/api/ExchangeShop/HealthReportDrawPictures/rriDetail',
    chosen === '' ? {} : { rri_id: chosen },
  )
  const detail = useLast(call.data)
  if (!detail) return <UnloadedScreen route="riiChart" call={call} rows={5} />
  const { recording, recordings } = detail
  if (!recording) return <Nothing consented={detail.consented === 1} />
  return (
    <Screen route="riiChart">
      <Stack inset>
        <Recorded key={recording.rri_id} recording={recording} onRemoved={() => setChosen('')} />
        <Others
          recordings={recordings.filter(({ rri_id: id }) => id !== recording.rri_id)}
          onChoose={setChosen}
        />
      </Stack>
    </Screen>
  )
}

const Nothing = ({ consented }: { consented: boolean }) => (
  <Screen route="riiChart">
    <Empty
      title="还没有心跳间隔"
      text={
        consented
          ? '把设备导出的表格导进来，就能看到散点图'
          : '先看告知书，单独同意以后再导入设备的记录'
      }
    >
      <Button onPress={() => void go(consented ? 'healthTable' : 'healthHome')}>
        {consented ? '去导入表格' : '去看告知书'}
      </Button>
    </Empty>
  </Screen>
)

interface OthersProps {
  recordings: Detail['recordings']
  onChoose: (id: string) => void
}

function Others({ recordings, onChoose }: OthersProps) {
  if (recordings.length === 0) return null
  return (
    <>
      <SectionHead title="别的记录" />
      <Card bare>
        {recordings.map(({ rri_id: id, when, device }) => (
          <Cell key={id} title={when} value={device} onPress={() => onChoose(id)} />
        ))}
      </Card>
    </>
  )
}
