import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Empty } from '@/ui/state/Empty'
import type { Standing } from './distributor'

interface NotYetProps {
  route: RouteName
  recruitment: Standing['recruitment']
}

/** In the place of what only distributors have. */
export const NotYet = ({ route, recruitment }: NotYetProps) => (
  <Screen route={route}>
    {recruitment ? (
      <Empty title="您还不是推广员" text="介绍邻居来邻集，他们用起来，您就有奖励">
        <Button
          onPress={() =>
            void go('distributorActivity', {
              recruit_distributor_id: String(recruitment.recruit_distributor_id),
            })
          }
        >
          看看招募
        </Button>
      </Empty>
    ) : (
      <Empty title="您还不是推广员" text="现在没有招募，下次开始时再来看看" />
    )}
  </Screen>
)
