import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { RewardTable } from '@/parts/distributor/RewardTable'
import { Rules } from '@/parts/distributor/Rules'
import { useIdentity } from '@/session/useIdentity'
import { home } from '@/ui/illustrations/occasions/home'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'
import { Actions } from './Actions'
import { MyPoster } from './MyPoster'

/** What distributors are recruited for: the offer, the invitation of one of them, or my own poster. */
export default function DistributorActivity() {
  const { recruit_distributor_id: id, code } = useRoute('distributorActivity')
  const closed = useClosed()
  const signedIn = useIdentity() !== ''
  const call = useRead(
    '/tp5/api/RecruitDistributor/info',
    { recruit_distributor_id: Number(id), ...(code && { code }) },
    { alike: true },
  )
  const check = useRead('/tp5/api/RecruitDistributor/check', signedIn ? {} : null)
  const { data } = call
  if (closed('inviteReward')) return <ClosedScreen route="distributorActivity" />
  if (!data) return <UnloadedScreen route="distributorActivity" call={call} rows={4} />
  if (signedIn && !check.data)
    return <UnloadedScreen route="distributorActivity" call={check} rows={4} />
  const mine = check.data
  const isMine = mine?.joined_at != null && (!code || code === mine.code)
  return (
    <Screen
      route="distributorActivity"
      action={<Actions offer={data} code={code} mine={mine} isMine={isMine} />}
    >
      <Stack inset>
        {isMine ? (
          <MyPoster mine={mine} />
        ) : (
          <Message
            scene={home}
            title={data.by ? `${data.by}邀请您来邻集` : data.title}
            text={data.text}
          />
        )}
        <RewardTable rewards={data.rewards} />
        <Rules rules={data.rules} />
      </Stack>
    </Screen>
  )
}
