import { observer } from 'mobx-react'
import { useRead } from '@/cache/useRead'
import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { doneOf, nextOf, untold } from '@/parts/maintenance/install'
import { InstallHead } from '@/parts/maintenance/InstallHead'
import { UpkeepScreen } from '@/parts/maintenance/UpkeepScreen'
import { outbox } from '@/parts/outbox/outbox'
import { Button } from '@/ui/button/Button'
import { waiting as waitingScene } from '@/ui/illustrations/occasions/waiting'
import { Message } from '@/ui/state/Message'
import { StepForm } from './StepForm'

/** The step that is to be done now; it is written down on the phone, with or without a network. */
export default observer(function InstallRun() {
  const { install_id } = useRoute('installRun')
  const call = useRead('/tp5/api/OperationInstall/detail', { install_id: Number(install_id) })
  const { data } = call
  const waiting = untold(outbox.waiting, Number(install_id))
  const step = data && nextOf(data, waiting)
  const look = () => void replace('installDetails', { install_id })
  return (
    <UpkeepScreen route="installRun" call={call}>
      {data && <InstallHead install={data} done={doneOf(data, waiting)} />}
      {data && step && <StepForm key={step.step} install={data} step={step} />}
      {data && !step && (
        <Message
          scene={waitingScene}
          title="步骤都做完了"
          text={waiting.length > 0 ? '还有的存在手机里，传上去就等验收' : '等同事验收，通过就上线'}
        >
          <Button onPress={look}>看装机详情</Button>
        </Message>
      )}
    </UpkeepScreen>
  )
})
