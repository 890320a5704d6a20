import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { NotYet } from '@/parts/distributor/NotYet'
import { RewardTable } from '@/parts/distributor/RewardTable'
import { Rules } from '@/parts/distributor/Rules'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

const steps = [
  '实名认证，加入推广员，您就有自己的海报和码',
  '把海报发给身边的邻居，当面扫也行',
  '新邻居扫码登录，接受您的邀请，就算您招来的',
  '邻居做任务、换东西、常来签到，您的奖励就记上了',
  '奖励结算以后，到“我的收入”里提现',
]

/** How it works, by the rules that I joined by or could join by today. */
export default function DistributorActivityGuide() {
  const closed = useClosed()
  const call = useRead('/tp5/api/RecruitDistributor/check')
  if (closed('inviteReward')) return <ClosedScreen route="distributorActivityGuide" />
  if (!call.data) return <UnloadedScreen route="distributorActivityGuide" call={call} rows={5} />
  const { recruitment, joined_at: joinedAt } = call.data
  if (!recruitment) return <NotYet route="distributorActivityGuide" recruitment={null} />
  const id = String(recruitment.recruit_distributor_id)
  const action = (
    <Foot>
      <Button
        shape="full"
        onPress={() => void go('distributorActivity', { recruit_distributor_id: id })}
      >
        {joinedAt ? '看我的海报' : '看看招募'}
      </Button>
    </Foot>
  )
  return (
    <Screen route="distributorActivityGuide" action={action}>
      <Stack inset>
        <Card>
          <SectionHead title="几步就会" />
          <Stack>
            <NumberedLines lines={steps} />
          </Stack>
        </Card>
        <RewardTable rewards={recruitment.rewards} />
        <Rules rules={recruitment.rules} />
      </Stack>
    </Screen>
  )
}
