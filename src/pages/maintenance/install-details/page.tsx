import { observer } from 'mobx-react'
import { Foot } from '@/blocks/screen/Foot'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Audits } from '@/parts/maintenance/Audits'
import { doneOf, type Install, nextOf, untold } from '@/parts/maintenance/install'
import { InstallHead } from '@/parts/maintenance/InstallHead'
import { InstallSteps } from '@/parts/maintenance/InstallSteps'
import { UpkeepScreen } from '@/parts/maintenance/UpkeepScreen'
import { outbox } from '@/parts/outbox/outbox'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

const mayGoOn = ({ mine, state }: Install) => state === 'planned' || mine === 1

/** One machine that is put up, step by step. */
export default observer(function InstallDetails() {
  const { install_id } = useRoute('installDetails')
  const call = useRead('/tp5/api/OperationInstall/detail', { install_id: Number(install_id) })
  const { data } = call
  const waiting = untold(outbox.waiting, Number(install_id))
  const next = data && mayGoOn(data) && data.next !== '' ? nextOf(data, waiting) : undefined
  const action = next && (
    <Foot>
      <Button shape="full" onPress={() => void go('installRun', { install_id })}>
        {next.step === 'depart'
          ? '接下来，我去装'
          : `做第 ${data!.list.indexOf(next) + 1} 步：${next.title}`}
      </Button>
    </Foot>
  )
  return (
    <UpkeepScreen route="installDetails" call={call} action={action}>
      {data && (
        <>
          <InstallHead install={data} done={doneOf(data, waiting)} />
          <Audits audits={data.audits} />
          <Card bare>
            <Cell
              icon="doc"
              title="这台机器的维护记录"
              onPress={() => void go('upkeepLog', { machine_sn: data.machine_sn })}
            />
          </Card>
          <InstallSteps install={data} waiting={waiting} />
        </>
      )}
    </UpkeepScreen>
  )
})
