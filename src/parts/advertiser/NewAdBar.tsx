import { go } from '@/navigation/go'
import { ServiceBar } from '@/parts/account/ServiceBar'
import { Button } from '@/ui/button/Button'

/** The way to another campaign, and help beside it. */
export const NewAdBar = () => (
  <ServiceBar wide about="广告投放">
    <Button shape="full" icon="plus" onPress={() => void go('advertisingEdit')}>
      新建投放
    </Button>
  </ServiceBar>
)
