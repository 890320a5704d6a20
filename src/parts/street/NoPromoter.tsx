import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Empty } from '@/ui/state/Empty'

/** In the place of what only promoters of an activity have. */
export const NoPromoter = ({ route }: { route: RouteName }) => (
  <Screen route={route}>
    <Empty title="您不是这次活动的推广员" text="想来帮忙，请联系客服登记">
      <Button onPress={() => void go('streetMarketingLocation')}>看看在哪里</Button>
    </Empty>
  </Screen>
)
