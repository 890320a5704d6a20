import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { heldThings } from '@/parts/holding/heldThings'
import { useRoute } from '@/navigation/useRoute'
import { shareAs } from '@/platform/share'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Gift } from './Gift'
import { HandOver } from './HandOver'
import { InviteActions } from './InviteActions'

export default observer(function HoldingInvite() {
  const { invite_id } = useRoute('holdingInvite')
  const call = useCall(
    () => api.get('/tp5/api/VipPackets/inviteDetail', { invite_id }),
    [invite_id, heldThings.changes],
  )
  const { data, reload } = call
  useEffect(() => {
    if (data) shareAs({ title: `送您一份邻居的心意：${data.title}` })
  }, [data])
  const action = data && <InviteActions invite={data} onClosed={() => void reload()} />
  return (
    <Screen route="holdingInvite" action={action}>
      <Stack inset>
        <Unloaded call={call} outline={2} />
        {data && <Gift invite={data} />}
        {data?.mine === 1 && data.state === 'open' && <HandOver inviteId={invite_id} />}
      </Stack>
    </Screen>
  )
})
