import { useEffect, useState } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { PrizeTable } from '@/parts/lottery/PrizeTable'
import { api } from '@/request/api'
import { useIdentity } from '@/session/useIdentity'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Machine } from './Machine'
import { Untold } from './Untold'
import { useHeld } from './useHeld'
import { Vows } from './Vows'
import { Winners } from './Winners'

const MyPrizes = () => (
  <Cell icon="gift" title="我的奖品" onPress={() => void go('lotteryMyPrize')} />
)

/** The lottery of the day: reels, chances, what can be won, and what people wish for. */
export default function Lottery() {
  const signedIn = useIdentity() !== ''
  const call = useRead('/tp5/api/TigerActivity/page', {}, { alike: true })
  useEffect(() => {
    // that somebody looked is counted, and nothing depends on it
    if (signedIn) api.post('/tp5/api/TigerActivity/view', {}).catch(() => undefined)
  }, [signedIn])
  const mine = useRead('/tp5/api/TigerActivity/playUser', signedIn ? {} : null)
  const limits = useRead('/tp5/api/TigerActivity/buyLimit')
  const invites = limits.data?.sources.some(({ key }) => key === 'invite')
  const [moving, setMoving] = useState(false)
  const data = useHeld(call.data, moving)
  const chances = useHeld(mine.data, moving)
  if (!data) return <UnloadedScreen route="lottery" call={call} rows={5} />
  if (signedIn && !chances) return <UnloadedScreen route="lottery" call={mine} rows={5} />
  if (!data.cycle)
    return (
      <Screen route="lottery">
        <Stack inset>
          {signedIn && <Untold moving={moving} />}
          <Empty title="现在没有抽奖" text="过些天再来看看，抽中的还在我的奖品里" />
          <Card bare>
            <MyPrizes />
            <Cell icon="doc" title="规则" onPress={() => void go('lotteryRules', {})} />
          </Card>
        </Stack>
      </Screen>
    )
  return (
    <Screen route="lottery">
      <Stack inset>
        <Winners moving={moving} />
        <Machine page={data} chances={chances} onMoving={setMoving} />
        {signedIn && <Untold moving={moving} />}
        <SectionHead title="奖品与概率" more="规则" onMore={() => void go('lotteryRules', {})} />
        <PrizeTable prizes={data.prizes} />
        <Card bare>
          <MyPrizes />
          {invites && (
            <Cell
              icon="user"
              title="请邻居，多一次"
              onPress={() => void go('lotteryTigerInvite')}
            />
          )}
        </Card>
        <Vows moving={moving} />
      </Stack>
    </Screen>
  )
}
