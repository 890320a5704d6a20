import { openPositionSettings, positionHelp } from '@/platform/permission'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { placeAsked } from '@/ui/illustrations/occasions/placeAsked'
import { Message } from '@/ui/state/Message'

interface AskProps {
  refused: boolean
  busy: boolean
  onAsk: () => void
}

const why = '用来找最近的村、售货机和自提商品。只在您点的时候取一次，不在后台跟踪。'

export function Ask({ refused, busy, onAsk }: AskProps) {
  const openSettings = async () => {
    if (await openPositionSettings?.()) onAsk()
  }
  return (
    <Card bare>
      <Message
        scene={placeAsked}
        title={refused ? '没有拿到位置' : '您在哪儿？'}
        text={refused ? `${positionHelp}；也可以在下面自己选。` : why}
      >
        <Button icon="pin" busy={busy} onPress={onAsk}>
          {refused ? '再试一次' : '使用当前位置'}
        </Button>
        {refused && openPositionSettings && (
          <Button kind="outline" onPress={() => void openSettings()}>
            去设置
          </Button>
        )}
      </Message>
    </Card>
  )
}
