import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { Message } from '@/ui/state/Message'
import { ApplyForm } from './ApplyForm'
import { Dashboard } from './Dashboard'

/** What a company does that advertises here, or how it comes to. */
export default function AdvertisersBackground() {
  const call = useRead('/tp5/api/Advertiser/detail')
  const { data } = call
  if (!data) return <UnloadedScreen route="advertisersBackground" call={call} rows={5} />
  if (data.state === 'open') return <Dashboard me={data} />
  if (data.state !== 'reviewing') return <ApplyForm me={data} />
  return (
    <Screen route="advertisersBackground">
      <Message
        scene={waiting}
        title="正在审核"
        text={`${data.company}的申请已收到，一般一个工作日，结果会发到消息里`}
      >
        <Button kind="soft" onPress={() => void go('advertisingHelper')}>
          先看看怎么投
        </Button>
      </Message>
    </Screen>
  )
}
