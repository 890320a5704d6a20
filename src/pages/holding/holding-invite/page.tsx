import { useEffect } from 'react'
import { useRoute } from '@/navigation/useRoute'
import { shareAs } from '@/platform/share'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Gift } from './Gift'
import { HandOver } from './HandOver'
import { InviteActions } from './InviteActions'

export default function HoldingInvite() {
  const { invite_id } = useRoute('holdingInvite')
  const call = useRead('/tp5/api/VipPackets/inviteDetail', { invite_id })
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
}
