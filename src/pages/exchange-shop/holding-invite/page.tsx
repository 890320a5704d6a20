import { useEffect } from 'react'
import { heldThings } from '@/blocks/holding/heldThings'
import { useRoute } from '@/navigation/useRoute'
import { shareAs } from '@/platform/share'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { observer } from '@/session/observable'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/ui/state/ErrorView'
import { Gift } from './Gift'
import { HandOver } from './HandOver'
import { InviteActions } from './InviteActions'

export default observer(function HoldingInvite() {
  const { invite_id } = useRoute('holdingInvite')
  const { data, error, loading, reload } = useCall(
    () => api.get('/tp5/api/VipPackets/inviteDetail', { invite_id }),
    [invite_id, heldThings.changes],
  )
  useEffect(() => {
    if (data) shareAs({ title: `送您一份邻居的心意：${data.title}` })
  }, [data])
  const action = data && <InviteActions invite={data} onClosed={() => void reload()} />
  return (
    <Screen route="holdingInvite" action={action}>
      <Stack inset>
        {!data && loading && <RowsSkeleton rows={2} />}
        {!data && !loading && <ErrorView error={error} onRetry={() => void reload()} />}
        {data && <Gift invite={data} />}
        {data?.mine === 1 && data.state === 'open' && <HandOver inviteId={invite_id} />}
      </Stack>
    </Screen>
  )
})
