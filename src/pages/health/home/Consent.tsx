import { go } from '@/navigation/go'
import { ConsentPage } from '@/parts/health/ConsentPage'
import type { Home } from '@/parts/health/health'
import { Button } from '@/ui/button/Button'
import { Withdraw } from './Withdraw'

/** What is kept of a body, for what and for how long, before anything of it is asked for. */
export function Consent({ consent }: { consent: Home['consents'][number] }) {
  const { agreement, purpose, agreed_before: before, covers } = consent
  return (
    <ConsentPage
      {...{ agreement, purpose }}
      route="healthHome"
      submitText="同意并开始记录"
      done="可以开始记录了"
      label="单独同意处理我的健康数据"
      statement="我已阅读告知书，单独同意邻集按上面所写处理我的健康数据"
    >
      <Button kind="text" shape="full" onPress={() => void go('healthFamily')}>
        只看家人的，去“家人”
      </Button>
      {before === 1 && <Withdraw covers={covers} />}
    </ConsentPage>
  )
}
