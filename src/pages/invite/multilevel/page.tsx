import { useEffect } from 'react'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { useOwnRoute } from '@/navigation/useRoute'
import { shareAs } from '@/platform/share'
import type { RoutesOn } from '@/routes/route'
import { pageUrl } from '@/routes/url'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { Stack } from '@/ui/stack/Stack'
import { HowCounted } from './HowCounted'
import { Totals } from './Totals'
import { WhoBroughtWhom } from './WhoBroughtWhom'

const rulesOf = { multilevel: 'today', multilevelOld: 'former' } as const satisfies Record<
  RoutesOn<'invite/multilevel'>,
  string
>

/** What my invitations bring: under today's rules, or the earlier ones for whom they hold. */
export default function Multilevel() {
  const { name } = useOwnRoute('invite/multilevel')
  const closed = useClosed()
  const rules = rulesOf[name]
  const call = useRead('/tp5/api/InviteReward/info', { rules })
  const link = useRead('/tp5/api/AdTask/invite', {}, { by: 'POST' }).data
  useEffect(() => {
    if (!link) return
    const page = pageUrl('taskTransfer', { distributor_code: link.code })
    shareAs({ title: link.title, place: { url: link.link, page } })
  }, [link])
  if (closed('inviteReward')) return <ClosedScreen route={name} />
  const { data } = call
  if (!data) return <UnloadedScreen route={name} call={call} rows={4} />
  const action = rules === 'today' && (
    <Foot>
      <FullShareButton>发给邻居</FullShareButton>
    </Foot>
  )
  return (
    <Screen route={name} action={action}>
      <Stack inset>
        <Totals info={data} />
        <WhoBroughtWhom info={data} rules={rules} />
        <HowCounted info={data} rules={rules} />
      </Stack>
    </Screen>
  )
}
