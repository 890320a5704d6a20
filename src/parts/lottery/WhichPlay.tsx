import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Empty } from '@/ui/state/Empty'

/** An address that does not say which prize: mine are listed. */
export const WhichPlay = ({ route }: { route: RouteName }) => (
  <Screen route={route} title="哪一份奖品？">
    <Empty title="先选一份" text="抽中的都在“我的奖品”里">
      <Button onPress={() => void go('lotteryMyPrize')}>我的奖品</Button>
    </Empty>
  </Screen>
)
