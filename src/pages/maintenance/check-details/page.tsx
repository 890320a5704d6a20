import { useState } from 'react'
import { Foot } from '@/blocks/screen/Foot'
import { CallError } from '@/blocks/form/CallError'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { Audits } from '@/parts/maintenance/Audits'
import { InstallHead } from '@/parts/maintenance/InstallHead'
import { InstallSteps } from '@/parts/maintenance/InstallSteps'
import { UpkeepScreen } from '@/parts/maintenance/UpkeepScreen'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { SendBackSheet } from './SendBackSheet'

/** What somebody else has put up: it is good, or goes back with a reason. */
export default function CheckDetails() {
  const install_id = Number(useRoute('checkDetails').install_id)
  const call = useRead('/tp5/api/OperationAudit/detail', { install_id })
  const [returning, setReturning] = useState(false)
  const pass = useSubmit(async () => {
    await api.post('/tp5/api/OperationAudit/audit', { install_id, pass: 1 })
    toast('验收通过，机器上线了')
  })
  const { data } = call
  const action = data?.why_not === '' && (
    <Foot>
      <CallError error={pass.error} />
      <Button shape="full" busy={pass.busy} onPress={() => void pass.submit()}>
        通过，上线
      </Button>
      <Button kind="outline" shape="full" onPress={() => setReturning(true)}>
        要返工
      </Button>
    </Foot>
  )
  return (
    <UpkeepScreen route="checkDetails" call={call} action={action}>
      {data && (
        <>
          {data.why_not && <NoticeBar>{data.why_not}</NoticeBar>}
          <InstallHead install={data} done={data.done} />
          <Audits audits={data.audits} />
          <InstallSteps install={data} waiting={[]} />
          {returning && <SendBackSheet install={data} onClose={() => setReturning(false)} />}
        </>
      )}
    </UpkeepScreen>
  )
}
